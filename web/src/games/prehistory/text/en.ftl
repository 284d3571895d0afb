# Prehistory in the browser: four lines that tell it; its room follows.

prehistory-minute-1 = Five years. In spring pay with resources for painting, gathering, ceremonies, fish, hunts and migration, and leave a cube at the pillar.
prehistory-minute-2 = In summer take all cubes of one pillar, and do each action once more with cubes of its colour.
prehistory-minute-3 = In autumn your people walk the land: they find what lies there, raise huts and gather round megaliths.
prehistory-minute-4 = Rows painted, full baskets, animals times footprints, megaliths and ceremonies count; the most points win, if the tribe has not more.

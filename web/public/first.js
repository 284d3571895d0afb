// Runs before the first paint, so that a page opened at night never flashes white.
(function () {
  var root = document.documentElement;
  var stored = function (name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  var theme = stored("lascaux.theme");
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.lang = stored("lascaux.language") || (/^it\b/i.test(navigator.language) ? "it" : "en");
})();

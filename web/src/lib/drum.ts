/** One soft beat on a skin drum, made of two falling tones. */

const LENGTH = 0.5;
const LOUDNESS = 0.22;

let context: AudioContext | null = null;

/** Beats the drum once; a browser that has not been touched yet stays silent. */
export async function beat(): Promise<void> {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") await Promise.race([context.resume(), new Promise((given) => setTimeout(given, 500))]);
  if (context.state !== "running") return;
  tone(context, 150, 62, LOUDNESS);
  tone(context, 320, 120, LOUDNESS / 4);
}

function tone(into: AudioContext, from: number, to: number, loudness: number): void {
  const now = into.currentTime;
  const skin = into.createOscillator();
  const air = into.createGain();
  skin.frequency.setValueAtTime(from, now);
  skin.frequency.exponentialRampToValueAtTime(to, now + LENGTH / 3);
  air.gain.setValueAtTime(0.0001, now);
  air.gain.exponentialRampToValueAtTime(loudness, now + 0.012);
  air.gain.exponentialRampToValueAtTime(0.0001, now + LENGTH);
  skin.connect(air).connect(into.destination);
  skin.start(now);
  skin.stop(now + LENGTH);
}

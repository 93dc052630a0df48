// Short sounds, made here: a bell for your turn, a click for a move, a tap for chat, and one for each scene.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Frequency (0: noise), start, length, loudness, and the frequency it glides to. */
type Tone = readonly [number, number, number, number, number?];

function source(
  at: AudioContext,
  frequency: number,
  from: number,
  length: number,
  glide?: number,
): AudioScheduledSourceNode {
  if (frequency === 0) {
    const noise = at.createBufferSource();
    noise.buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
    const samples = noise.buffer.getChannelData(0);
    let last = 0;
    for (let i = 0; i < samples.length; i += 1) samples[i] = last = 0.82 * last + 0.4 * (Math.random() * 2 - 1);
    return noise;
  }
  const oscillator = at.createOscillator();
  oscillator.type = "sine";
  oscillator.frequency.value = frequency;
  if (glide !== undefined) oscillator.frequency.linearRampToValueAtTime(glide, from + length);
  return oscillator;
}

function tone(at: AudioContext, [frequency, start, length, loudness, glide]: Tone): void {
  const gain = at.createGain();
  const from = at.currentTime + start;
  const sounding = source(at, frequency, from, length, glide);
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudness, from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  sounding.connect(gain).connect(at.destination);
  sounding.start(from);
  sounding.stop(from + length);
}

const SOUNDS = {
  departs: [
    [587, 0, 0.34, 0.05, 622],
    [740, 0, 0.34, 0.04, 784],
    [0, 0.36, 0.12, 0.1],
    [0, 0.54, 0.11, 0.08],
    [0, 0.69, 0.1, 0.06],
  ],
  robbed: [
    [392, 0, 0.18, 0.06, 330],
    [294, 0.16, 0.5, 0.07, 147],
  ],
  burns: [
    [0, 0, 0.8, 0.11],
    [98, 0, 0.7, 0.05, 65],
  ],
  scatters: [
    [0, 0, 0.4, 0.1],
    [880, 0.05, 0.4, 0.03, 220],
  ],
  completed: [
    [659, 0, 0.25, 0.06],
    [880, 0.12, 0.3, 0.06],
    [1319, 0.24, 0.6, 0.05],
  ],
  built: [
    [147, 0, 0.75, 0.1],
    [220, 0.02, 0.7, 0.05],
  ],
  last_round: [
    [1047, 0, 0.4, 0.06],
    [1047, 0.26, 0.4, 0.06],
    [1047, 0.52, 0.5, 0.06],
  ],
  turn: [
    [784, 0, 0.5, 0.09],
    [1175, 0.14, 0.7, 0.07],
  ],
  move: [[330, 0, 0.09, 0.06]],
  chat: [[988, 0, 0.16, 0.04]],
  end: [
    [523, 0, 0.5, 0.07],
    [659, 0.15, 0.5, 0.07],
    [784, 0.3, 0.9, 0.07],
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** Plays a sound, unless sound is off or the browser has not allowed any yet. */
export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (navigator.userActivation?.hasBeenActive === false) return; // the browser would refuse, and complain
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const each of SOUNDS[name]) tone(context, each);
}

// Short sounds, made here: a bell for your turn, a click for a move, a tap for chat.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(at: AudioContext, frequency: number, start: number, length: number, loudness: number): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  const from = at.currentTime + start;
  oscillator.type = "sine";
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loudness, from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(from);
  oscillator.stop(from + length);
}

const SOUNDS = {
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
} as const;

/** Plays a sound, unless sound is off or the browser has not allowed any yet. */
export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [frequency, start, length, loudness] of SOUNDS[name]) tone(context, frequency, start, length, loudness);
}

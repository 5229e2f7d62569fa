// Two sounds, made on the spot: a tap on a taiko for what happens, a chime for whoever is to decide.

let context: AudioContext | undefined;

function open(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    // A browser lets nothing be heard before the first click.
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return undefined;
  }
}

interface Tone {
  from: number;
  to: number;
  seconds: number;
  loudness: number;
  after?: number;
}

function sound({ from, to, seconds, loudness, after = 0 }: Tone): void {
  const audio = open();
  if (!audio) return;
  const begin = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  volume.gain.setValueAtTime(loudness, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + seconds);
}

export function taiko(): void {
  sound({ from: 150, to: 52, seconds: 0.32, loudness: 0.35 });
}

export function chime(): void {
  sound({ from: 988, to: 985, seconds: 1.2, loudness: 0.12 });
  sound({ from: 1480, to: 1478, seconds: 1.6, loudness: 0.08, after: 0.16 });
}

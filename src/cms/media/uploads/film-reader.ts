// Runs in a worker thread: see read-apart.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { BufferSource, Input, MP4, WEBM } from 'mediabunny';

const input = new Input({ source: new BufferSource(workerData as Uint8Array), formats: [MP4, WEBM] });
const pictures = await input.getPrimaryVideoTrack();

parentPort?.postMessage({
  type: (await input.getFormat()).mimeType,
  // Codec string in the format of browsers, with its profile.
  codec: (await pictures?.getCodecParameterString()) ?? null,
  width: pictures?.displayWidth ?? 0,
  height: pictures?.displayHeight ?? 0,
  sound: (await input.getAudioTracks()).length > 0,
  seconds: await input.computeDuration(),
});

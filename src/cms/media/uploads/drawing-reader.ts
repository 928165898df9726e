// Runs in a worker thread: see read-apart.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { shapesOf } from './drawing-shapes.ts';

parentPort?.postMessage(shapesOf(Buffer.from(workerData as Uint8Array)));

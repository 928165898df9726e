import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** Verdict of the virus scanner; `away` when it gives no usable answer. */
export type Verdict =
  | { readonly verdict: 'clean' }
  | { readonly verdict: 'infected'; readonly name: string }
  | { readonly verdict: 'away'; readonly why: string };

/** Characters of an answer that are read; it is one line. */
const longestAnswer = 1000;

/** Connects to `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. */
function socketTo(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address);
  return protocol === 'unix:'
    ? connect(decodeURIComponent(pathname))
    : connect(Number(port) || 3310, hostname.replaceAll(/^\[|\]$/g, ''));
}

async function* inChunks(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.byteLength);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Sends the file with back-pressure. Stops when the scanner answers before the end. */
async function sendAll(socket: Socket, file: string): Promise<void> {
  for await (const part of inChunks(file)) {
    if (socket.destroyed || socket.readableEnded) return;
    if (!socket.write(part)) await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));
  }
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) {
    answer += chunk;
    if (answer.includes('\0') || answer.length > longestAnswer) break;
  }
  return answer.split('\0', 1)[0]?.trim() ?? '';
}

/**
 * Parses `stream: OK`, `stream: Win.Test.EICAR_HDB-1 FOUND`, and errors such as `INSTREAM size
 * limit exceeded. ERROR`.
 */
function read(answer: string): Verdict {
  if (answer === 'stream: OK') return { verdict: 'clean' };
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (name !== undefined) return { verdict: 'infected', name };
  return { verdict: 'away', why: answer === '' ? 'it said nothing' : `it said "${answer.slice(0, 100)}"` };
}

/**
 * Scans a file with the INSTREAM command of clamd(8), so that clamd needs no access to our files.
 *
 * @param timeout milliseconds of silence after which it counts as away
 */
export async function scan(address: string, file: string, timeout: number): Promise<Verdict> {
  const socket = socketTo(address);
  socket.setTimeout(timeout, () => socket.destroy(Object.assign(new Error('no answer in time'), { code: 'silent' })));
  // The reading side reports the error.
  socket.on('error', () => undefined);
  try {
    const [answer] = await Promise.all([answerOf(socket), sendAll(socket, file)]);
    return read(answer);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { verdict: 'away', why: code ?? message };
  } finally {
    socket.destroy();
  }
}

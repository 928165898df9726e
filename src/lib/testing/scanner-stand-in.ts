import { type AddressInfo, createServer, type Socket } from 'node:net';

type Mode = 'normal' | 'too-large' | 'nonsense' | 'hangs-up' | 'silent';

export interface ScannerStandIn {
  readonly url: string;
  /** Sizes in bytes of the files received whole. */
  readonly scannedSizes: number[];
  mode: Mode;
  readonly stop: () => void;
}

const command = Buffer.from('zINSTREAM\0');

/**
 * Joins the chunks of a stream as defined by clamd(8): each has its length in four bytes, and a
 * length of zero ends it.
 */
function fileIn(sent: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return at + 4 === sent.length ? Buffer.concat(pieces) : undefined;
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

const answers: Readonly<Partial<Record<Mode, string>>> = {
  'too-large': 'INSTREAM size limit exceeded. ERROR\0',
  nonsense: 'stream: PERHAPS\0',
};

/** Starts a scanner that detects the word MARKED and accepts only the INSTREAM command. */
export async function startScanner(): Promise<ScannerStandIn> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    let sent = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      sent = Buffer.concat([sent, chunk]);
      if (standIn.mode === 'silent') return;
      if (standIn.mode === 'hangs-up') return void socket.destroy();
      const early = answers[standIn.mode];
      if (early) return void socket.end(early);
      if (sent.length >= command.length && !sent.subarray(0, command.length).equals(command))
        return void socket.end('UNKNOWN COMMAND\0');
      const file = fileIn(sent);
      if (!file) return;
      standIn.scannedSizes.push(file.length);
      socket.end(file.includes('MARKED') ? 'stream: Test.Marked FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: ScannerStandIn = {
    url: `tcp://127.0.0.1:${port}`,
    scannedSizes: [],
    mode: 'normal',
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
  return standIn;
}

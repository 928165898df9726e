interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** JPEG: reads the first frame header, which follows the camera's metadata. */
function ofJpeg(view: DataView): Pixels | undefined {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const threeBytes = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

function ofWebp(view: DataView, kind: string): Pixels | undefined {
  if (kind === 'VP8X') return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) % 16_384, height: view.getUint16(28, true) % 16_384 };
  const bits = view.getUint32(21, true);
  return { width: (bits % 16_384) + 1, height: (Math.floor(bits / 16_384) % 16_384) + 1 };
}

/** AVIF: returns the largest `ispe` property, since thumbnails have one too. */
function ofAvif(view: DataView, text: string): Pixels | undefined {
  const found: Pixels[] = [];
  for (let at = text.indexOf('ispe'); at >= 0 && at + 16 <= view.byteLength; at = text.indexOf('ispe', at + 4))
    found.push({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) });
  return found.sort((one, other) => other.width * other.height - one.width * one.height)[0];
}

/**
 * Reads the dimensions of a picture from its first bytes; undefined if they are not there.
 *
 * @param head first 256 kB of the file, or all of it
 */
export function pixelsOf(head: Uint8Array): Pixels | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (view.byteLength < 32) return undefined;
  const text = new TextDecoder('latin1').decode(head);
  if (text.slice(1, 4) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) };
  if (view.getUint16(0) === 0xffd8) return ofJpeg(view);
  if (text.startsWith('RIFF')) return ofWebp(view, text.slice(12, 16));
  return ofAvif(view, text);
}

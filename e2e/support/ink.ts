import sharp from 'sharp';

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How much of a part of a picture is drawn on: of its pixels those that are clearly lighter or darker than most.
 *
 * @param picture PNG, one pixel to each CSS pixel
 * @returns between 0 and 1; 0 for a part of one colour
 */
export async function inkIn(picture: Buffer, { x, y, width, height }: Part): Promise<number> {
  const part = { left: Math.floor(x), top: Math.floor(y), width: Math.floor(width), height: Math.floor(height) };
  const grey = await sharp(picture).extract(part).greyscale().raw().toBuffer();
  const counts = Map.groupBy(grey, (value) => value);
  const [ground = 0] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return grey.filter((value) => Math.abs(value - ground) > 60).length / grey.length;
}

/** The shapes everything is cut from: each function returns a piece of SVG. */

export type SignalName = 'one' | 'three' | 'eight' | 'eightDown' | 'nine' | 'ten';

export type Box = { x: number; y: number; width: number; height: number };

const signals: Record<SignalName, string> = {
  one: '0 0,1 0,1 .333,.667 .333,.667 1,.333 1,.333 .333,0 .333',
  three: '.333 0,.667 0,.667 .667,1 .667,1 1,0 1,0 .667,.333 .667',
  eight: '.5 0,1 1,0 1',
  eightDown: '0 0,1 0,.5 1',
  nine: '0 0,1 0,.56 .5,1 1,0 1,.44 .5',
  ten: '.333 0,.667 0,.667 .333,1 .333,1 .667,.667 .667,.667 1,.333 1,.333 .667,0 .667,0 .333,.333 .333',
};

export const signalNames: SignalName[] = ['one', 'three', 'eight', 'nine', 'ten', 'eightDown'];

/** Rounds a coordinate, so that the markup stays short and the same on every machine. */
function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Repeats a drawing and joins the copies. */
export function times(count: number, drawing: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => drawing(index)).join('');
}

/** Takes one of a list, going round when the index passes its end. */
export function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('An empty list has nothing to pick.');
  return item;
}

/** A rectangle. */
export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"/>`;
}

/** A disc. */
export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;
}

/** A filled outline. */
export function path(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

/** A polygon through a flat list of coordinates. */
export function polygon(fill: string, ...coordinates: number[]): string {
  return `<polygon points="${coordinates.map(short).join(' ')}" fill="${fill}"/>`;
}

/** A bent stroke with square joints: ropes, arms, arrows, chart lines. */
export function stroke(colour: string, width: number, data: string, cap: 'butt' | 'round' = 'butt'): string {
  const join = cap === 'round' ? 'round' : 'miter';
  const ends = `stroke-linecap="${cap}" stroke-linejoin="${join}"`;
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" ${ends}/>`;
}

/** A ring: a circle with the ground showing through. */
export function ring(x: number, y: number, radius: number, width: number, colour: string): string {
  return place(x, y, oval(radius, radius, width, colour));
}

/** A line round an ellipse about the origin. */
function oval(across: number, down: number, width: number, colour: string): string {
  return `<ellipse rx="${short(across)}" ry="${short(down)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** One storm signal stretched into a box. */
export function signal(name: SignalName, x: number, y: number, width: number, height: number, fill: string): string {
  const points = signals[name].split(',').map((pair) => {
    const [across = 0, down = 0] = pair.split(' ').map(Number);
    return `${short(x + across * width)} ${short(y + down * height)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${fill}"/>`;
}

/** Moves, turns and scales a drawing around its own origin. */
export function place(x: number, y: number, drawing: string, scale = 1, degrees = 0): string {
  const turn = degrees === 0 ? '' : ` rotate(${degrees})`;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turn}${size}">${drawing}</g>`;
}

/** A whole picture: a flat ground and what lies on it. */
export function scene(ground: string, ...parts: string[]): string {
  return `<rect width="100%" height="100%" fill="${ground}"/>${parts.join('')}`;
}

/** Slanting rain over a box, spaced unevenly but always the same. */
export function rain(box: Box, colour: string, count: number, length = 60, width = 10): string {
  const columns = Math.ceil(Math.sqrt((count * box.width) / box.height));
  const rows = Math.ceil(count / columns);
  return times(columns * rows, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = box.x + ((column + 0.5 + (((row * 37 + column * 13) % 20) - 10) / 40) * box.width) / columns;
    const y = box.y + ((row + 0.25 + ((column * 53) % 30) / 60) * box.height) / rows;
    return stroke(colour, width, `M${short(x)} ${short(y)}l${short(-length * 0.38)} ${length}`, 'round');
  });
}

/** A band of sea with a rolling upper edge. */
export function swell(y: number, height: number, wave: number, offset: number, box: Box, fill: string): string {
  const start = box.x - wave * 2 + offset;
  const rolls = times(Math.ceil((box.width + wave * 3) / wave), () => {
    return `q${wave / 4} ${-height} ${wave / 2} 0t${wave / 2} 0`;
  });
  return path(`M${start} ${y}${rolls}V${box.y + box.height}H${start}Z`, fill);
}

/** A drawing standing in water: below the line it is cut in slices that slip sideways. */
export function dip(name: string, width: number, height: number, line: number, sea: string, drawing: string): string {
  const depth = (height - line) / 4;
  const slips = [0.018, -0.026, 0.03, -0.02];
  const below = slips.map((slip, index) => {
    const clip = `${name}-${index}`;
    const y = line + index * depth;
    const hole = `<clipPath id="${clip}">${rect(-width, y, width * 3, depth + 0.5, sea)}</clipPath>`;
    return `${hole}<g clip-path="url(#${clip})"><use href="#${name}" x="${short(slip * width)}"/></g>`;
  });
  const above = `<clipPath id="${name}-top">${rect(0, 0, width, line, sea)}</clipPath>`;
  const dry = `<g clip-path="url(#${name}-top)"><use href="#${name}"/></g>`;
  const whole = `<defs><g id="${name}">${drawing}</g></defs>`;
  return [whole, rect(0, line, width, height - line, sea), above, dry, ...below].join('');
}

/** A grid of cells; the drawing gets each cell's corner, column and row. */
export function grid(
  box: Box,
  columns: number,
  rows: number,
  gap: number,
  drawing: (cell: Box, column: number, row: number) => string,
): string {
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gap * (rows - 1)) / rows;
  return times(columns * rows, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const cell = { x: box.x + column * (width + gap), y: box.y + row * (height + gap), width, height };
    return drawing(cell, column, row);
  });
}

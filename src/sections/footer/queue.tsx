import { Figure, type MascotName } from '../../ui/mascot/mascot.tsx';

const mascots: readonly { readonly name: MascotName; readonly ink: string; readonly x: number }[] = [
  { name: 'triangle', ink: 'accent4', x: 150 },
  { name: 't-inverted', ink: 'accent6', x: 420 },
  { name: 'hourglass', ink: 'accent5', x: 692 },
  { name: 'cross', ink: 'accent3', x: 960 },
  { name: 't', ink: 'accent1', x: 1196 },
];

/** Forty raindrops, evenly distributed and deterministic. */
const rain = Array.from({ length: 40 }, (_, drop) => {
  const column = drop % 10;
  const row = (drop - column) / 10;
  const x = 40 + column * 137 + ((row * 61 + column * 29) % 90);
  const y = -30 + row * 74 + ((column * 37) % 46);
  return `M${x} ${y}l-13 32`;
}).join('');

/** Extends above the people for the rain, and beyond the content width of 1376 for the kite. */
const viewBox = { left: 0, top: -40, width: 1400, height: 370 };

interface QueueProps {
  /** Styles inside the SVG: as a separate file it is not reached by a page's styles. */
  readonly css: string;
  readonly rain: string;
}

/** Mascots in the rain on top of the brand's name, as an SVG file that pages refer to. */
export function Queue({ css, rain: colour }: QueueProps) {
  const { left, top, width, height } = viewBox;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it says nothing that the text beside it does not, and has no text of its own.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`${left} ${top} ${width} ${height}`} width={width} height={height}>
      <style>{css}</style>
      <path fill="none" stroke={colour} strokeWidth={5} strokeLinecap="round" d={rain} />
      {mascots.map(({ name, ink, x }) => (
        <g key={name} transform={`translate(${x} 326)`}>
          <Figure name={name} ink={ink} />
        </g>
      ))}
    </svg>
  );
}

const queuePath = '/queue.svg';

export function QueuePicture({ className }: { readonly className?: string | undefined }) {
  const { width, height } = viewBox;
  return <img className={className} src={queuePath} width={width} height={height} alt="" loading="lazy" />;
}

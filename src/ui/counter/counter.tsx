export interface CounterProps {
  /** The number as it is in the end: `400+`. */
  readonly value: string;
  readonly className?: string | undefined;
}

/**
 * A number that counts up when it comes into view. The whole number is in the page from the start.
 */
export function Counter({ value, className }: CounterProps) {
  return (
    <span className={className} data-motion="count-up">
      <span className="visually-hidden">{value}</span>
      <span aria-hidden="true" data-part="number">
        {value}
      </span>
    </span>
  );
}

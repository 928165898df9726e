export interface CounterProps {
  /** Final number: `400+`. */
  readonly value: string;
  readonly className?: string | undefined;
}

/** Number that counts up when it scrolls into view. The HTML contains the final number. */
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

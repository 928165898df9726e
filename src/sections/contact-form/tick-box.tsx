import styles from './call-request.module.css';

interface TickBoxProps {
  readonly name: string;
  readonly label: string;
  /** Said after the label, as its description. */
  readonly note: string;
  readonly isTicked: boolean;
}

/** Box with a label and a note below it. */
export function TickBox({ name, label, note, isTicked }: TickBoxProps) {
  const id = `enquiry-${name}`;
  return (
    <div className={styles.box}>
      <input type="checkbox" id={id} name={name} defaultChecked={isTicked} aria-describedby={`${id}-note`} />
      <div>
        <label htmlFor={id}>{label}</label>
        <p className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      </div>
    </div>
  );
}

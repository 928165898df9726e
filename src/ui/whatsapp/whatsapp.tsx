import { type Organisation, whatsAppAddress } from '../../domain/organisation.ts';
import { useWords } from '../../i18n/language-context.ts';
import styles from './whatsapp.deferred.module.css';

interface Props {
  readonly organisation: Organisation;
  /** Title of the page, with which the message starts. */
  readonly page: string;
  readonly className?: string | undefined;
}

/** First part of a title, without what it goes into and the name of the site. */
const nameIn = (title: string): string => title.split(/ – |｜|：|: /)[0] ?? title;

/** Link to a conversation; nothing for a brand that does not answer there. */
export function WhatsApp({ organisation, page, className }: Props) {
  const { whatsApp: words } = useWords();
  if (!organisation.whatsapp) return null;
  return (
    <a className={className} href={whatsAppAddress(organisation.whatsapp, words.line(nameIn(page)))}>
      <svg className={styles.icon} viewBox="0 0 96 96" aria-hidden="true">
        <path d="M0 0H96V64H48L32 96V64H0Z" />
      </svg>
      {words.name}
    </a>
  );
}

/** Strip at the foot of a phone on pages of services, which ends in the flow of the page. */
export function WhatsAppStrip({ organisation, page }: Props) {
  const { whatsApp: words } = useWords();
  if (!organisation.whatsapp) return null;
  return (
    <aside className={styles.strip} aria-label={words.label} data-ground="accent2">
      <p>{words.ask}</p>
      <WhatsApp organisation={organisation} page={page} className={styles.button} />
    </aside>
  );
}

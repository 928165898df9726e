import type { LanguageLink } from '../../domain/languages.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  /** The page in every language; nothing is shown for a site with one. */
  readonly links: readonly LanguageLink[];
  readonly className?: string | undefined;
}

/** Links to the page in other languages. */
export function LanguageSwitch({ links, className = '' }: LanguageSwitchProps) {
  const { code } = useLanguage();
  const { header: words } = useWords();
  if (links.length < 2) return null;
  return (
    <ul className={`${styles.switch} ${className}`} aria-label={words.languages}>
      {links.map(({ language, href }) => (
        <li key={language.code}>
          {language.code === code ? (
            <b lang={language.tag}>{language.short}</b>
          ) : (
            <a href={href} lang={language.tag} hrefLang={language.tag}>
              <span aria-hidden="true">{language.short}</span>
              <span className="visually-hidden">{language.name}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

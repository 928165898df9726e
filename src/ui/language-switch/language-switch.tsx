import { Fragment } from 'react';
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
    <p className={`${styles.switch} ${className}`}>
      <span className="visually-hidden">{words.languages}</span>
      {links.map(({ language, href }, index) => (
        <Fragment key={language.code}>
          {index > 0 && <i aria-hidden="true">/</i>}
          {language.code === code ? (
            <b aria-current="true" lang={language.tag}>
              {language.short}
            </b>
          ) : (
            <a href={href} lang={language.tag} hrefLang={language.tag}>
              <span aria-hidden="true">{language.short}</span>
              <span className="visually-hidden">{language.name}</span>
            </a>
          )}
        </Fragment>
      ))}
    </p>
  );
}

'use client';

import { FieldDescription, FieldError, useField, useTranslation } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import { useId } from 'react';
import { labelIn } from '../../panel/label-in.ts';
import { useSay } from '../shell/use-say.ts';
import './looks-field.css';

type Chosen = string | null;

interface LookProps extends SelectFieldClientProps {
  /** Name of the set of option pictures. */
  readonly look: string;
}

/** Field for a section's look: radio buttons with a picture for each option. */
export function LooksField({ field, path: place, readOnly, look }: LookProps) {
  const say = useSay();
  const { path, value, setValue, showError, disabled } = useField<Chosen>({
    potentiallyStalePath: place,
  });
  const { i18n } = useTranslation();
  const id = useId();
  const { label, required, options, admin } = field;
  const choices = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
  const choice = (chosen: Chosen, name: string) => (
    <label className="looks-field__choice" key={chosen}>
      <input
        className="looks-field__radio"
        type="radio"
        name={`${id}-${path}`}
        value={chosen ?? ''}
        checked={(value || null) === chosen}
        disabled={Boolean(readOnly || disabled)}
        onChange={() => setValue(chosen)}
      />
      {chosen === null ? (
        <span className="looks-field__nothing" />
      ) : (
        <img src={`/panel/looks/${look}-${chosen}.svg`} alt="" width="80" height="50" loading="lazy" />
      )}
      <span>{name}</span>
    </label>
  );
  return (
    <div
      className="field-type looks-field"
      id={`field-${path.replaceAll('.', '__')}`}
      role="radiogroup"
      aria-required={Boolean(required)}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-fault ${id}-help`}
    >
      <div className="field-label" id={`${id}-label`}>
        {labelIn(label, i18n)}
        {required && (
          <span className="required" aria-hidden="true">
            *
          </span>
        )}
      </div>
      <div id={`${id}-fault`}>
        <FieldError path={path} showError={showError} />
      </div>
      <div className="looks-field__choices">
        {!required && choice(null, say('None'))}
        {choices.map((option) => choice(option.value, labelIn(option.label, i18n)))}
      </div>
      <div id={`${id}-help`}>
        <FieldDescription description={admin?.description} path={path} />
      </div>
    </div>
  );
}

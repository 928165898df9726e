'use client';

import { useState } from 'react';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import type { Say } from '../../cms/panel/say.ts';
import './enquiry-view.css';

interface Erased {
  readonly submissions?: number;
  readonly files?: number;
  readonly subscriber?: boolean;
  readonly reviewLinks?: number;
  readonly elsewhere?: readonly string[];
  readonly error?: string;
}

const counted = ({ submissions = 0, files = 0 }: Erased, say: Say): string =>
  say('{enquiries} and {files}', {
    enquiries: say(submissions === 1 ? '{count} enquiry' : '{count} enquiries', { count: submissions }),
    files: say(files === 1 ? '{count} file' : '{count} files', { count: files }),
  });

/** Records erased or blanked beside submissions, one sentence each. */
function Also({ erased: { subscriber, reviewLinks = 0 } }: { readonly erased: Erased }) {
  const say = useSay();
  return (
    <>
      {subscriber && <p>{say('The address is taken out of the newsletter’s subscribers.')}</p>}
      {reviewLinks > 0 && (
        <p>{say('Name and address are taken out of their links to drafts and their comments; the words stay.')}</p>
      )}
    </>
  );
}

interface ErasePersonButtonProps {
  readonly submissionId: number | string;
  readonly email: string;
}

/** Asks for confirmation before erasing, then lists where else data of this person remains. */
export function ErasePersonButton({ submissionId, email }: ErasePersonButtonProps) {
  const say = useSay();
  const unreachable = { error: say('The server cannot be reached. Please try again.') };
  const [step, setStep] = useState<'idle' | 'sure' | 'busy' | 'done'>('idle');
  const [erased, setErased] = useState<Erased>({});
  const address = `/cms/submissions/${submissionId}/erase`;

  const count = async () => {
    try {
      const answer = await fetch(address);
      setErased((await answer.json()) as Erased);
      if (answer.ok) setStep('sure');
    } catch {
      setErased(unreachable);
    }
  };

  const erase = async () => {
    setStep('busy');
    try {
      const answer = await fetch(address, { method: 'POST' });
      const result = (await answer.json()) as Erased;
      setErased(result);
      setStep(answer.ok ? 'done' : 'idle');
    } catch {
      setErased(unreachable);
      setStep('idle');
    }
  };

  if (step === 'done') {
    const { elsewhere = [] } = erased;
    return (
      <div className="inbox-erase" role="status">
        <p>{say('Erased: {what}.', { what: counted(erased, say) })}</p>
        <Also erased={erased} />
        {elsewhere.length > 0 && (
          <>
            <p>{say('Other systems were given these; erase them there:')}</p>
            <ul>
              {elsewhere.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        <a href="/admin/collections/submissions">{say('Back to the list')}</a>
      </div>
    );
  }
  return (
    <div className="inbox-erase">
      {step === 'idle' ? (
        <button type="button" className="panel-button" onClick={() => void count()}>
          {say('Erase this person')}
        </button>
      ) : (
        <>
          <p>
            {say(
              'This removes everything that {address} has sent: {what}, with the notes of their deliveries. It cannot be undone.',
              { address: email, what: counted(erased, say) },
            )}
          </p>
          <Also erased={erased} />
          <div className="panel-row">
            <button type="button" className="panel-button" onClick={erase} disabled={step === 'busy'}>
              {say('Erase for good')}
            </button>
            <button type="button" className="panel-button" onClick={() => setStep('idle')} disabled={step === 'busy'}>
              {say('Cancel')}
            </button>
          </div>
        </>
      )}
      <p className="panel-wrong" role="alert">
        {erased.error}
      </p>
    </div>
  );
}

'use client';

import { useState } from 'react';

interface Erased {
  readonly submissions?: number;
  readonly files?: number;
  readonly elsewhere?: readonly string[];
  readonly error?: string;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

interface ErasePersonButtonProps {
  readonly submissionId: number | string;
  readonly email: string;
}

/** Asks once more before it does what cannot be undone, and then says where else this person is still known. */
export function ErasePersonButton({ submissionId, email }: ErasePersonButtonProps) {
  const [step, setStep] = useState<'idle' | 'sure' | 'busy' | 'done'>('idle');
  const [erased, setErased] = useState<Erased>({});

  const erase = async () => {
    setStep('busy');
    try {
      const answer = await fetch(`/cms/submissions/${submissionId}/erase`, { method: 'POST' });
      const result = (await answer.json()) as Erased;
      setErased(result);
      setStep(answer.ok ? 'done' : 'idle');
    } catch {
      setErased({ error: 'The server cannot be reached. Please try again.' });
      setStep('idle');
    }
  };

  if (step === 'done') {
    const { submissions = 0, files = 0, elsewhere = [] } = erased;
    return (
      <div className="inbox-erase" role="status">
        <p>
          Erased: {counted(submissions, 'submission')} and {counted(files, 'file')}.
        </p>
        {elsewhere.length > 0 && (
          <>
            <p>Other systems were given these; erase them there:</p>
            <ul>
              {elsewhere.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        <a href="/admin/collections/submissions">Back to the list</a>
      </div>
    );
  }
  return (
    <div className="inbox-erase">
      {step === 'idle' ? (
        <button type="button" className="panel-button" onClick={() => setStep('sure')}>
          Erase this person
        </button>
      ) : (
        <>
          <p>Everything that {email} has sent is removed for good, with files and deliveries.</p>
          <div className="panel-row">
            <button type="button" className="panel-button" onClick={erase} disabled={step === 'busy'}>
              Erase for good
            </button>
            <button type="button" className="panel-button" onClick={() => setStep('idle')} disabled={step === 'busy'}>
              Keep it
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

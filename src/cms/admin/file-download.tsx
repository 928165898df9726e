import type { UIFieldServerProps } from 'payload';

/** The file that came with an enquiry, as a download. */
export function FileDownload({ data, id }: UIFieldServerProps) {
  const submission = data as { readonly filePath?: string | null; readonly fileName?: string | null } | undefined;
  if (!id || !submission?.filePath) return null;
  return (
    <p>
      <a href={`/cms/submissions/${id}/file`} download>
        Download {submission.fileName}
      </a>
    </p>
  );
}

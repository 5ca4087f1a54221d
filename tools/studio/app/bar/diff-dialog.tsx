import { useEffect, useState } from 'react';
import type { FileDiff } from '../../contract';
import { Refusal } from '../data/studio-api';
import { useSession, useStudio } from '../data/use-session';
import { Button } from '../parts/button';
import { Modal } from '../parts/modal';
import { useWords } from '../words/use-words';

/** What saving would write, file by file. */
export function DiffDialog(props: {
  readonly onClose: () => void;
  readonly onSave: () => void;
  readonly cannotSave: string | undefined;
}) {
  const { t } = useWords();
  const { api, session } = useStudio();
  const { draft } = useSession();
  const [files, setFiles] = useState<readonly FileDiff[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    api.diff(draft.code).then(
      (found) => wanted && setFiles(found),
      (error: unknown) => wanted && setFailed(error instanceof Refusal ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [api, draft.code, draft.revision]);
  return (
    <Modal
      wide
      title={t('diff.title')}
      onClose={props.onClose}
      foot={
        <>
          <Button
            look="danger"
            disabled={!draft.changed}
            onClick={() => {
              session.step('revert');
              props.onClose();
            }}
          >
            {t('diff.revert')}
          </Button>
          <span className="grow field-hint">{props.cannotSave}</span>
          <Button
            look="main"
            disabled={props.cannotSave !== undefined}
            onClick={() => {
              props.onSave();
              props.onClose();
            }}
          >
            {t('top.save')}
          </Button>
        </>
      }
    >
      {failed !== null && <p role="alert">{t('diff.failed', { sentence: failed })}</p>}
      {failed === null && files === null && <p role="status">{t('loading')}</p>}
      {files !== null && <p className="section-hint">{t(files.length === 0 ? 'diff.none' : 'diff.intro')}</p>}
      {files?.map((file) => (
        <OneFile key={file.file} diff={file} />
      ))}
    </Modal>
  );
}

const SIGN = { same: ' ', added: '+', removed: '−' } as const;

function OneFile({ diff }: { readonly diff: FileDiff }) {
  const { t } = useWords();
  const count = (kind: 'added' | 'removed') => diff.lines.filter((line) => line.kind === kind).length;
  return (
    <section className="diff" aria-label={diff.file}>
      <header>
        <code>{diff.file}</code>
        {diff.lines.length > 0 && (
          <span>
            <ins>+{count('added')}</ins> <del>−{count('removed')}</del>
          </span>
        )}
      </header>
      {diff.lines.length === 0 ? (
        <p>{t('diff.drawing')}</p>
      ) : (
        <ol>
          {diff.lines.map((line, index) => (
            <li key={index} data-kind={line.kind}>
              <span aria-hidden="true">{SIGN[line.kind]}</span>
              {line.kind !== 'same' && <span className="hidden-words">{t(`diff.${line.kind}`)}</span>}
              <code>{line.text}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

import { sessionActions, sessionSelectors } from '@heptad/session';
import { Button, Dialog } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';

/**
 * A link brought another login while a member is there: nobody is switched without being asked (OPEN-010, SESSION-019). Escape and a
 * press outside do nothing, so that it is read; staying stands first.
 */
export function HandOverDialog() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const name = useSelector(sessionSelectors.selectMember)?.name;
  const answer = (accepted: boolean): void => void dispatch(sessionActions.handOverAnswered({ accepted }));
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && answer(false)}
      dismissible={false}
      title={t('session.handOver.title')}
      description={
        name === undefined ? t('session.handOver.body') : t('session.handOver.bodyNamed', { name })
      }
      actions={
        <>
          <Button onClick={() => answer(false)}>{t('session.handOver.stay')}</Button>
          <Button variant="secondary" onClick={() => answer(true)}>
            {t('session.handOver.switch')}
          </Button>
        </>
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { begun, startFoundation, useCallQuery } from './foundation';

function Page() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { data } = useCallQuery({ url: '/data.json' });
  return (
    <Link to="/" onClick={() => dispatch(begun())}>
      {t('title')} {String(data)}
    </Link>
  );
}

startFoundation(Page);

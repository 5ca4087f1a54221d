import { useTranslation } from 'react-i18next';
import { GuideFrame } from './guide-frame';
import { NoGuides } from './no-guides';
import { PictureStage } from './picture-stage';

export { messages } from './guide-texts';

/** The pictures of the brand's own pages (ROUTE-109): swiped, zoomed, each with the way to its page. */
export default function ImagePage() {
  const { t } = useTranslation('support');
  return (
    <GuideFrame title={t('guides.pictures')}>
      {({ pictures }) => {
        const names = Object.keys(pictures);
        return names.length === 0 ? <NoGuides /> : <PictureStage pictures={pictures} names={names} />;
      }}
    </GuideFrame>
  );
}

// Stands for the least a page can do that shows the first cards of a hall: the calls of the real page, its stylesheet and the same
// pictures, on the packages it stands on, with nothing between the answer and the cards.
import 'virtual:brand.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { asSent, type RecordedCall } from '../first-odds/recording';
import { begun, startFoundation, useLazyCallQuery } from '../foundation/foundation';
import { hallRecordingSchema } from './recording';

const recording = v.parse(
  hallRecordingSchema,
  JSON.parse(document.getElementById('recording')?.textContent ?? ''),
);

const answer = v.object({
  data: v.object({ games: v.array(v.object({ id: v.string(), name: v.string() })) }),
});

function Page() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [call] = useLazyCallQuery();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const send = (recorded: RecordedCall) => call(asSent(recorded)).unwrap();
    dispatch(begun());
    for (const each of recording.together) void send(each);
    void send(recording.hall).then((hall) => {
      const { games } = v.parse(answer, hall).data;
      setNames(recording.pictures.map((_, place) => games[place]?.name ?? ''));
    });
  }, [call, dispatch]);
  return (
    <main aria-label={t('title')} className="flex flex-wrap">
      {names.map((name, place) => (
        <a key={place} href="/" data-game={place} className={recording.cardClass}>
          <img
            src={recording.pictures[place]}
            alt=""
            width={recording.width}
            height={recording.width}
            fetchPriority="high"
          />
          <span>{name}</span>
        </a>
      ))}
    </main>
  );
}

startFoundation(Page);

/** The part of the panel's script that lists activities with their stock; it stands among the loaders of `panel-script.ts`. */
export const ACTIVITIES_LOADER = `  async activities() {
    const list = await ask('/activities');
    const order = (id, step) => ask('/activities/' + id, 'POST', { step }).then((done) => loaders.activities().then(() => {
      find('notice').textContent = step === 'stop' ? 'Stopped; paid ' + done.paid + ', ' + done.amount + ' in all.' : 'It rains.';
    }), () => {});
    table('activity-list', ['activity', 'kind', 'until', 'joined', 'paid of budget', 'given of stock', ''], list.map((one) => [one.id + ' ' + one.title, one.kind,
      new Date(one.endsAt).toLocaleString(), String(one.joined), one.budget ? one.paid + ' of ' + one.budget : '',
      one.prizes.filter((prize) => prize.stock !== undefined).map((prize) => prize.id + ' ' + prize.given + ' of ' + prize.stock).join(', '),
      element('span', [...(one.rains && !one.stopped ? [button('start now', () => order(one.id, 'start'))] : []),
        ...(one.prizes.length > 0 ? [button('prizes', () => {
          find('activity-form').elements.id.value = one.id;
          find('activity-form').elements.prizes.value = JSON.stringify(one.prizes.map(({ given, ...prize }) => prize), null, 1);
        })] : []),
        one.stopped ? 'stopped' : button('stop', () => order(one.id, 'stop'))], { className: 'chips' })]));
  },`;

/** Sets the prize table that the form of activities holds. */
export const ACTIVITY_FORM_SCRIPT = `find('activity-form').onsubmit = (event) => {
  event.preventDefault();
  const { id, prizes } = Object.fromEntries(new FormData(event.target));
  let rows;
  try {
    rows = JSON.parse(prizes);
  } catch {
    find('notice').textContent = 'The prize table is not JSON.';
    return;
  }
  ask('/activities/' + id + '/prizes', 'POST', { prizes: rows }).then(() => loaders.activities().then(() => {
    find('notice').textContent = 'The prize table is set.';
  }), () => {});
};`;

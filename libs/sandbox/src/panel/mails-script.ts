/** The part of the panel's script that lists mails; it stands among the loaders of `panel-script.ts`. */
export const MAILS_LOADER = `  async mails() {
    const list = await ask('/mails');
    table('mail-list', ['sent', 'kind', 'title', 'to', 'read'], list.map((one) => [new Date(one.sentAt).toLocaleString(), one.kind, one.title,
      String(one.sent), String(one.read)]));
  },`;

/** Sends what the form of mails holds. */
export const MAIL_FORM_SCRIPT = `find('mail-form').onsubmit = (event) => {
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(event.target));
  const text = (name) => Object.fromEntries(['zh-CN', 'zh-TW', 'en'].map((locale) => [locale, fields[name + '-' + locale] || fields[name + '-zh-CN']]));
  const to = fields.to === 'all' ? {} : fields.to === 'grade' ? { grade: Number(fields.whom) } : { member: fields.whom };
  ask('/mails', 'POST', { to, kind: fields.kind, title: text('title'), body: text('body') }).then(({ sent }) => {
    find('notice').textContent = 'Sent to ' + sent + '.';
    event.target.reset();
    return loaders.mails();
  }, () => {});
};`;

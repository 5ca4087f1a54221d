/** The part of the panel's script that lists the reasons of corrections; it stands among the loaders of `panel-script.ts`. */
export const ADJUSTMENTS_LOADER = `  async adjustments() {
    const { reasons } = await ask('/adjustments');
    find('adjustment-reasons').replaceChildren(...reasons.map((value) => element('option', undefined, { value })));
  },`;

/** The form of a correction. What was typed keeps its key until it is posted, so that a second press of the button is the same one. */
export const ADJUSTMENT_FORM_SCRIPT = `const adjustmentForm = find('adjustment-form');
let adjustmentKey = crypto.randomUUID();
adjustmentForm.oninput = () => { adjustmentKey = crypto.randomUUID(); };
adjustmentForm.onsubmit = (event) => {
  event.preventDefault();
  const { member, amount, reason } = Object.fromEntries(new FormData(adjustmentForm));
  ask('/adjustments/' + encodeURIComponent(member), 'POST', { amount, reason }, { 'idempotency-key': adjustmentKey }).then(({ orderNo, centre }) => {
    find('adjustment-done').textContent = orderNo + ' is posted; the centre has ' + centre;
    adjustmentForm.elements.amount.value = '';
    adjustmentKey = crypto.randomUUID();
  }, () => { find('adjustment-done').textContent = ''; });
};`;

/** The part of the panel's script that lists orders of payment; it stands among the loaders of `panel-script.ts`. */
export const PAYMENTS_LOADER = `  async payments() {
    const { orders, reasons } = await ask('/payments');
    find('reasons').replaceChildren(...[...reasons.deposit, ...reasons.withdrawal].map((value) => element('option', undefined, { value })));
    const form = find('payment-form');
    const decide = (orderNo, body) => ask('/payments/' + orderNo, 'POST', body).then(loaders.payments, () => {});
    const ifValid = (name, go) => () => { if (form.elements[name].reportValidity()) go(form.elements[name].value); };
    table('payment-list', ['order', 'member', 'by', 'amount', 'state', 'ordered', 'due', 'payer', 'proof', ''], orders.map((one) => [one.orderNo, one.member,
      one.by, one.amount + ' ' + one.currency, one.state, new Date(one.createdAt).toLocaleString(), one.dueAt ? new Date(one.dueAt).toLocaleString() : 'over',
      one.payer ?? '', one.payer ? element('a', [element('img', undefined, { src: root + '/payments/' + one.orderNo + '/proof', alt: 'proof of ' + one.orderNo })],
        { href: root + '/payments/' + one.orderNo + '/proof', target: '_blank' }) : '',
      element('span', [button('approve', () => decide(one.orderNo, { step: 'approve' })),
        button('refuse', ifValid('reason', (reason) => decide(one.orderNo, { step: 'refuse', reason }))),
        button('delay', ifValid('minutes', (minutes) => decide(one.orderNo, { step: 'delay', minutes: Number(minutes) })))], { className: 'chips' })]));
  },`;

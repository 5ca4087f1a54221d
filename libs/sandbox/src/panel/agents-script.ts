/** The part of the panel's script that lists agents and applicants; it stands among the loaders of `panel-script.ts`. */
export const AGENTS_LOADER = `  async agents() {
    const { agents, reasons } = await ask('/agents');
    find('agent-reasons').replaceChildren(...reasons.map((value) => element('option', undefined, { value })));
    const { reason } = find('agent-form').elements;
    const decide = (name, body) => ask('/agents/' + name, 'POST', body).then(loaders.agents, () => {});
    const because = (name, step) => () => { if (reason.reportValidity()) decide(name, { step, reason: reason.value }); };
    const open = (one) => one.state === 'applied' || one.state === 'moreWanted';
    table('agent-list', ['member', 'state', 'plan', 'e-mail', 'about', 'code', ''], agents.map((one) => [one.member, one.state, one.plan, one.email,
      one.about, one.code, element('span', [
        ...(open(one) ? [button('approve', () => decide(one.member, { step: 'approve' })), button('refuse', because(one.member, 'refuse')),
          button('ask more', because(one.member, 'askMore'))] : []),
        ...(one.state === 'agent' ? [button('end', because(one.member, 'end'))] : [])], { className: 'chips' })]));
  },`;

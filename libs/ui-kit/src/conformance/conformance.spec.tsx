import { act, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { BottomSheet, Dialog } from '../index';
import * as kit from '../index';
import type { Forwarded } from './case';
import { CONTROL_CASES } from './control-cases';
import { DISPLAY_CASES } from './display-cases';
import { FIELD_CASES } from './field-cases';
import { SURFACE_CASES, SURFACE_WINDOWS } from './surface-cases';

const CASES = [...CONTROL_CASES, ...DISPLAY_CASES, ...FIELD_CASES, ...SURFACE_CASES];

const FOCUSABLE =
  'a[href],button,input:not([type=hidden],[aria-hidden=true]),select,textarea,[tabindex]:not([tabindex="-1"])';
/** Rules that need a layout or a whole page, which jsdom has not. */
const NOT_HERE = ['color-contrast', 'target-size', 'region', 'page-has-heading-one', 'landmark-one-main'];

const forwarded: Forwarded = { className: 'given-class', 'data-testid': 'subject' };

function isVisibleOnFocus(element: Element): boolean {
  // An input's ring is drawn by the box around it.
  const owners = [element, element.parentElement];
  return owners.some((owner) =>
    /focus-(visible|within):outline-focus/.test(owner?.getAttribute('class') ?? ''),
  );
}

async function violations(): Promise<string[]> {
  const results = await axe.run(document.body, {
    rules: Object.fromEntries(NOT_HERE.map((rule) => [rule, { enabled: false }])),
  });
  return results.violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((n) => n.html).join(' ')}`,
  );
}

/** Renders, and lets what is fetched on demand arrive. */
async function show(element: ReactElement, within: 'ul' | undefined) {
  const shown = render(wrap(element, within));
  await act(async () => void (await import('../carousel/carousel-engine')));
  return shown;
}

function wrap(element: ReactElement, within: 'ul' | undefined): ReactElement {
  return within === undefined ? element : <ul>{element}</ul>;
}

describe('every component', () => {
  it('has its case here, apart from those that open over the page', () => {
    const components = Object.keys(kit).filter((name) => /^[A-Z][a-z]/.test(name));
    const elsewhere = [
      'BarEnd',
      'BarEndProvider',
      'BottomSheet',
      'Dialog',
      'LinkProvider',
      'NavigationLink',
      ...SURFACE_WINDOWS.map((one) => one.name),
    ];
    expect(components.filter((name) => !elsewhere.includes(name)).sort()).toEqual(
      CASES.map((one) => one.name).sort(),
    );
  });

  describe.each(CASES)('$name', ({ render: element, disabled, within }) => {
    it('passes on class names and data attributes', async () => {
      await show(element(forwarded), within);
      const given = document.querySelectorAll('.given-class');
      expect(given).toHaveLength(1);
      expect(screen.getAllByTestId('subject')).toHaveLength(1);
    });

    it('breaks no accessibility rule', async () => {
      await show(element(forwarded), within);
      expect(await violations()).toEqual([]);
    });

    it('shows where the keyboard is', async () => {
      const { container } = await show(element(forwarded), within);
      const hidden = [...container.querySelectorAll(FOCUSABLE)].filter((one) => !isVisibleOnFocus(one));
      expect(hidden.map((one) => one.outerHTML)).toEqual([]);
    });

    it('has no inline handlers, and no keyframes but those that reduced motion stops', async () => {
      const { container } = await show(element(forwarded), within);
      const html = container.innerHTML;
      expect(html).not.toMatch(/\son[a-z]+="/);
      expect(html).not.toMatch(/(?<!motion-safe:)animate-/);
    });

    if (disabled) {
      it('cannot be used while disabled', async () => {
        const { container } = await show(disabled(), within);
        const controls = [
          ...container.querySelectorAll(
            'button,input,select,textarea,[role=checkbox],[role=switch],[role=radio],[role=listbox]',
          ),
        ];
        expect(controls.length).toBeGreaterThan(0);
        for (const control of controls) {
          const off = control.matches(':disabled,[aria-disabled=true],[data-disabled]');
          expect([control.outerHTML, off]).toEqual([control.outerHTML, true]);
        }
      });
    }
  });

  it.each([
    [
      'Dialog',
      <Dialog key="d" {...forwarded} open onOpenChange={() => undefined} title="标题" closeLabel="关闭" />,
    ],
    [
      'BottomSheet',
      <BottomSheet key="b" {...forwarded} open onOpenChange={() => undefined} title="标题" closeLabel="关闭">
        内容
      </BottomSheet>,
    ],
    ...SURFACE_WINDOWS.map((one): [string, ReactElement] => [one.name, one.render(forwarded)]),
  ])(
    '%s passes on class names and data attributes and breaks no accessibility rule',
    async (_name, element) => {
      render(element);
      expect(await screen.findByTestId('subject')).toHaveClass('given-class');
      expect(await violations()).toEqual([]);
    },
  );
});

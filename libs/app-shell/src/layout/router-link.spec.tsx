import { fireEvent, screen } from '@testing-library/react';
import { settle, showShell } from '../testing/shell-scene';
import { RouterLink } from './router-link';

async function showLink(href: string, props: Partial<Parameters<typeof RouterLink>[0]> = {}) {
  const page = (
    <RouterLink href={href} className="row" {...props}>
      there
    </RouterLink>
  );
  const { router } = await showShell({
    routes: [
      { path: '/', element: page },
      { path: '/mine', element: <p>mine</p> },
    ],
  });
  return { router, link: screen.getByRole('link', { name: 'there' }) };
}

it('opens a page of the site without loading the document anew', async () => {
  const { router, link } = await showLink('/mine?tab=1');
  expect(link).toHaveAttribute('href', '/mine?tab=1');
  expect(link).toHaveClass('row');
  expect(fireEvent.click(link)).toBe(false);
  await settle();
  expect(screen.getByText('mine')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=1');
});

it('calls who listens first, and stays where they say so', async () => {
  const onClick = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { router, link } = await showLink('/mine', { onClick });
  fireEvent.click(link);
  await settle();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/');
});

it.each([
  ['a click for another tab', '/mine', {}, { ctrlKey: true }],
  ['a link to another tab', '/mine', { target: '_blank' }, {}],
  ['another site', 'https://other.example/', {}, {}],
  ['another site by the protocol of this one', '//other.example/mine', {}, {}],
])('leaves %s to the browser', async (_, href, props, click) => {
  const { router, link } = await showLink(href, props);
  expect(link).toHaveAttribute('href', href);
  // Said at the window, after the link had its say, so that the page of the test stays.
  const left = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('click', left, { once: true });
  fireEvent.click(link, click);
  await settle();
  expect(left).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/');
});

/** What comes out of an example: named amounts below each other. */
export function Figures({ rows }: { readonly rows: readonly (readonly [name: string, amount: string])[] }) {
  return (
    <dl className="m-0 flex flex-col gap-2 rounded-m bg-sunken p-3">
      {rows.map(([name, amount]) => (
        <div key={name} className="flex items-baseline justify-between gap-3">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="numeric m-0 text-base font-semibold break-all text-text">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Badge, Card, cx } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePrivilegeFacts, type PrivilegeFacts } from './privilege-facts';
import type { Privileges } from './vip';

export interface PrivilegeTableProps extends Privileges {
  readonly caption: string;
  /** Which facts are its columns. */
  readonly columns: readonly (keyof PrivilegeFacts)[];
}

/** Facts of all grades below one another, the member's own marked. */
export function PrivilegeTable({ own, grades, caption, columns }: PrivilegeTableProps) {
  const { t } = useTranslation('loyalty');
  const factsOf = usePrivilegeFacts();
  const rows = grades.map((privilege) => {
    const facts = factsOf(privilege);
    return { ...privilege, facts: columns.flatMap((column) => facts[column]) };
  });
  return (
    <Card padding="none">
      <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-xs tabular-nums">
          <caption className="px-3 pt-3 text-left text-base font-semibold">{caption}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="sticky left-0 bg-raised px-3 py-3 text-left font-normal">
                {t('vip.grade')}
              </th>
              {rows[0]?.facts.map(({ label }) => (
                <th
                  key={label}
                  scope="col"
                  className="px-2 py-3 text-right align-bottom font-normal text-balance"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ grade, name, facts }) => (
              <tr
                key={grade}
                aria-current={grade === own || undefined}
                className={cx('border-t border-line', grade === own && 'bg-sunken font-semibold')}
              >
                <th
                  scope="row"
                  className={cx(
                    'sticky left-0 px-3 py-3 text-left font-semibold whitespace-nowrap',
                    grade === own ? 'bg-sunken' : 'bg-raised',
                  )}
                >
                  {`VIP${String(grade)}`}
                  <span className="block font-normal text-muted">{name}</span>
                  {grade === own && <Badge className="mt-1">{t('vip.ownMark')}</Badge>}
                </th>
                {facts.map(({ label, value }) => (
                  <td key={label} className="px-2 py-3 text-right">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

import { Cell, Icon, List } from '@heptad/ui-kit';

export interface PersonLinkProps {
  readonly to: string;
  readonly label: string;
  readonly hint: string;
}

/** The way to a person, which stands at the end of every page of help. */
export function PersonLink({ to, label, hint }: PersonLinkProps) {
  return (
    <List>
      <Cell
        href={to}
        title={label}
        description={hint}
        leading={<Icon name="customerService" className="size-6 text-link" />}
      />
    </List>
  );
}

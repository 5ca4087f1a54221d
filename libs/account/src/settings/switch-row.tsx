import { Icon, Switch, type IconName } from '@heptad/ui-kit';

export interface SwitchRowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** One line of a list that is switched on and off. */
export function SwitchRow({ icon, title, hint, checked, disabled = false, onChange }: SwitchRowProps) {
  return (
    <li className="px-4 py-1">
      <Switch checked={checked} disabled={disabled} onCheckedChange={onChange}>
        <span className="flex items-center gap-3">
          <Icon name={icon} className="text-muted" />
          <span className="min-w-0">
            <span className="block">{title}</span>
            {hint !== undefined && <span className="block text-sm text-muted">{hint}</span>}
          </span>
        </span>
      </Switch>
    </li>
  );
}

import { Icon } from '@heptad/ui-kit';

/** What the tab of line-ups shows, as wide while its code is on the way as after that. */
export function TabFace({ label }: { readonly label: string }) {
  return (
    <span className="flex h-full items-center justify-center gap-[4px] px-[6px] text-[13px] whitespace-nowrap text-muted">
      <Icon name="mine" className="size-4" />
      {label}
    </span>
  );
}

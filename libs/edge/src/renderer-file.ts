import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { DeploymentConfig, RenderFirstScreen } from '@heptad/brand-config';

/** What a brand's build makes for the edge beside its pages. */
interface RendererFile {
  openRenderer(site: { readonly deployment: DeploymentConfig; readonly upstream: string }): RenderFirstScreen;
}

/**
 * What renders a brand's first screens, read from the file that its build made when it is first asked, once in the life of the program.
 * @returns undefined where the file is not there: pages then come without
 */
export function rendererIn(
  file: string,
  site: Parameters<RendererFile['openRenderer']>[0],
): RenderFirstScreen | undefined {
  if (!existsSync(file)) return undefined;
  // Its parts import it by its plain name: by another one it would be there twice.
  const address = pathToFileURL(file).href;
  let opened: Promise<RenderFirstScreen> | undefined;
  const open = async (): Promise<RenderFirstScreen> => {
    const { openRenderer } = (await import(/* @vite-ignore */ address)) as RendererFile;
    return openRenderer(site);
  };
  return async (asked) => (await (opened ??= open()))(asked);
}

/** Fills the brand's own names in. @param labels by the names of their placeholders */
export function withLabels(words: string, labels: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => labels[name] ?? placeholder);
}

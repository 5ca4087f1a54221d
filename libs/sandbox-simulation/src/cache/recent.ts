/** A cache that forgets what was put in first. */
export class Recent<T> {
  private readonly entries = new Map<string, T>();

  constructor(private readonly size: number) {}

  get(key: string): T | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: T): T {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.size) {
      for (const oldest of this.entries.keys()) {
        this.entries.delete(oldest);
        break;
      }
    }
    return value;
  }
}

import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { jsonSchemas } from './json-schemas';

for (const [name, text] of Object.entries(jsonSchemas())) {
  const file = `brands/${name}`;
  writeFileSync(file, await format(text, { filepath: file }));
}

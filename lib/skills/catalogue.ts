import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { findTool } from '@/lib/tools/registry';

/** A skill in the Agent Skills format: frontmatter, then instructions. Its tools exist only after it was read. */
export type Skill = { name: string; description: string; tools: string[]; instructions: string };

const frontmatterSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  description: z.string().min(1).max(1024),
  'allowed-tools': z.string().transform((names) => names.split(/\s+/).filter(Boolean)),
});

/**
 * Reads every `<folder>/SKILL.md`. Throws with the file's name when one is malformed or names a tool that is not in the
 * registry: a skill that cannot work should stop the start, not a turn.
 */
export function loadSkills(folder = path.join(process.cwd(), 'lib/skills')): Skill[] {
  return readdirSync(/* turbopackIgnore: true */ folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readSkillFile(path.join(folder, entry.name, 'SKILL.md')))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readSkillFile(file: string): Skill {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8'));
  if (!match) throw new Error(`${file}: no YAML frontmatter`);
  const frontmatter = frontmatterSchema.safeParse(parse(match[1] as string));
  if (!frontmatter.success) throw new Error(`${file}: ${z.prettifyError(frontmatter.error)}`);
  const { name, description, 'allowed-tools': tools } = frontmatter.data;
  const unknown = tools.filter((tool) => !findTool(tool));
  if (unknown.length > 0) throw new Error(`${file}: unknown tools ${unknown.join(', ')}`);
  return { name, description, tools, instructions: (match[2] as string).trim() };
}

/** Names of the tools that the given skills bring. */
export function toolsOf(skills: Skill[], read: Iterable<string>): Set<string> {
  const names = new Set(read);
  return new Set(skills.filter((skill) => names.has(skill.name)).flatMap((skill) => skill.tools));
}

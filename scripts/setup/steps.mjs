import { spawn } from 'node:child_process';
import { projectNode, root } from './paths.mjs';

/**
 * Runs steps one after the other, with a line each, and goes on after a failure: one run tells everything that is
 * wrong. A step is `{name, run, needs?}`; `run` resolves to `{passed, failed, output?, note?}`. What a failed step
 * printed follows its line. `needs` names a step without which this one would only repeat its failure.
 */
export async function runSteps(steps) {
  const failedSteps = new Set();
  const total = { passed: 0, failed: 0 };
  for (const [index, { name, run, needs }] of steps.entries()) {
    process.stdout.write(`[${index + 1}/${steps.length}] ${name} … `);
    const began = performance.now();
    const result = failedSteps.has(needs)
      ? { passed: 0, failed: 1, note: `not run: it needs the step "${needs}"` }
      : await runStep(run);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    total.passed += result.passed;
    total.failed += result.failed;
    if (result.failed > 0) failedSteps.add(name);
    const verdict = result.failed > 0 ? `FAILED (${result.failed})` : 'ok';
    const count = result.passed > 1 ? `, ${result.passed} tests` : '';
    console.log(`${verdict}${count}, ${seconds} s${result.note ? ` (${result.note})` : ''}`);
    if (result.failed > 0 && result.output) console.log(indent(result.output.trimEnd()));
  }
  return total;
}

async function runStep(run) {
  try {
    return await run();
  } catch (error) {
    return { passed: 0, failed: 1, output: error.stack ?? String(error) };
  }
}

/** A step that is one command of the project: it passes or fails as a whole. */
export const commandStep = (name, ...commands) => ({
  name,
  run: async () => {
    for (const [program, ...args] of commands) {
      const { status, output } = await runProgram(program, args);
      if (status !== 0) return { passed: 0, failed: 1, output };
    }
    return { passed: 1, failed: 0 };
  },
});

/** Runs a program of node_modules under the project's Node; `program` is its path there. Never throws for its failure. */
export function runProgram(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(projectNode(), [program, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}

function indent(text) {
  return text
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n');
}

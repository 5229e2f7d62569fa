export const kebab = (name: string): string => name.replaceAll("_", "-");

import {fileURLToPath as _f} from 'node:url';import {dirname as _d} from 'node:path';const __filename=_f(import.meta.url);const __dirname=_d(__filename);import {createRequire as _c} from 'node:module';const require=_c(import.meta.url);

// ../../../tmp/wcx/serve.ts
import fs5 from "node:fs";
import path6 from "node:path";

// src/node/output/editor/writeEditor.ts
import fs4 from "node:fs";
import path5 from "node:path";
import { build } from "esbuild";

// src/content/check/installedNames.ts
import fs from "node:fs";
import path from "node:path";
var FOLDERS = { icon: "lucide-static/icons", "brand-icon": "simple-icons/icons" };
function installedNames(root2) {
  const stemmers = fs.readFileSync(path.join(root2, "node_modules/@orama/stemmers/package.json"), "utf8");
  const { exports } = JSON.parse(stemmers);
  const names = (kind) => fs.readdirSync(path.join(root2, "node_modules", FOLDERS[kind])).flatMap((name2) => name2.endsWith(".svg") ? name2.slice(0, -4) : []);
  return {
    icon: names("icon"),
    "brand-icon": names("brand-icon"),
    stemmers: Object.keys(exports).map((name2) => name2.replace("./", ""))
  };
}

// src/content/read/contentFiles.ts
var textOf = (files, file) => new TextDecoder().decode(files.read(file) ?? void 0);
var BY_NUMBER = new Intl.Collator("en", { numeric: true });
function isHidden(name2) {
  return name2.slice(name2.lastIndexOf("/") + 1).startsWith(".");
}
function foldersBelow(files, folder2) {
  const below = files.folders(folder2).filter((name2) => !isHidden(name2));
  return [folder2, ...below.flatMap((name2) => foldersBelow(files, `${folder2}/${name2}`))];
}
function filesBelow(files, ...tops) {
  const folders = tops.flatMap((top) => foldersBelow(files, top));
  return folders.flatMap((folder2) => files.list(folder2).map((name2) => `${folder2}/${name2}`));
}
var TEXT_ROOTS = { post: "content/blog", case: "content/cases" };

// src/content/read/diskFiles.ts
import fs2 from "node:fs";
import path2 from "node:path";
function diskFiles(root2) {
  const listed = /* @__PURE__ */ new Map();
  const names = (folder2) => {
    const above = path2.posix.dirname(folder2);
    const isThere = above === "." || names(above).folders.includes(path2.posix.basename(folder2));
    const found = listed.get(folder2) ?? listFolder(isThere ? path2.join(root2, folder2) : "");
    listed.set(folder2, found);
    return found;
  };
  const isFile = (file) => names(path2.posix.dirname(file)).files.includes(path2.posix.basename(file));
  return {
    list: (folder2) => names(folder2).files,
    folders: (folder2) => names(folder2).folders,
    links: (folder2) => names(folder2).links,
    read: (file) => isFile(file) ? fs2.readFileSync(path2.join(root2, file)) : null,
    size: (file) => isFile(file) ? fs2.statSync(path2.join(root2, file)).size : null
  };
}
function listFolder(folder2) {
  if (!fs2.lstatSync(folder2, { throwIfNoEntry: false })?.isDirectory()) return { files: [], folders: [], links: [] };
  const entries = fs2.readdirSync(folder2, { withFileTypes: true });
  const named = (is) => entries.filter(is).map(({ name: name2 }) => name2).sort(BY_NUMBER.compare);
  return {
    files: named((entry) => entry.isFile() && !entry.name.startsWith(".")),
    folders: named((entry) => entry.isDirectory()),
    links: named((entry) => entry.isSymbolicLink())
  };
}

// src/routing/readLanguageFiles.ts
import fs3 from "node:fs";
import path3 from "node:path";
var FOLDER = "locales";
var root = () => fs3.existsSync(FOLDER) ? process.cwd() : path3.resolve(__dirname, "../..");
function readLanguageFiles() {
  const folder2 = path3.join(root(), FOLDER);
  const file = (language) => path3.join(folder2, language, "language.json");
  const tags = fs3.readdirSync(folder2).filter((language) => fs3.existsSync(file(language))).sort();
  if (tags.length === 0) throw new Error(`There is no language: ${FOLDER}/<language>/language.json is missing.`);
  const { defaultLanguage } = readJson(path3.join(root(), "content/site.json"));
  const first = tags.find((tag) => tag === defaultLanguage) ?? tags[0];
  const ordered = [first, ...tags.filter((tag) => tag !== first)];
  return { default: first, files: Object.fromEntries(ordered.map((tag) => [tag, readJson(file(tag))])) };
}
function readJson(file) {
  try {
    return JSON.parse(fs3.readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

// src/routing/languageFiles.ts
var SITE = typeof SITE_LANGUAGE_FILES === "undefined" ? readLanguageFiles() : SITE_LANGUAGE_FILES;
function isComplete(language) {
  return language === SITE.default || SITE.files[language].complete === true;
}
function languageFile(language) {
  return SITE.files[language];
}

// src/routing/languages.ts
var RIGHT_TO_LEFT = ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm"];
var facts = typeof SITE_LANGUAGES === "undefined" ? languageFacts() : SITE_LANGUAGES;
function languageFacts() {
  return Object.entries(SITE.files).map(([language, { name: name2, day: day2, months }]) => {
    const script = new Intl.Locale(language).maximize().script ?? "Latn";
    return {
      language,
      name: name2,
      day: day2,
      months,
      isComplete: isComplete(language),
      script,
      ...RIGHT_TO_LEFT.includes(script) && { dir: "rtl" }
    };
  });
}
var LANGUAGES = facts.map(({ language }) => language);
var DEFAULT_LANGUAGE = LANGUAGES[0];
function factsOf(language) {
  return facts.find((each) => each.language === language) ?? facts[0];
}
function byLanguage(of) {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]));
}

// src/search/languageWords.ts
var words = typeof SITE_LANGUAGE_WORDS === "undefined" ? languageWords() : SITE_LANGUAGE_WORDS;
function languageWords() {
  const files = Object.values(SITE.files);
  return {
    keyboards: files.flatMap(({ keyboard }) => keyboard ?? []),
    stopWords: files.map(({ stopWords = "" }) => stopWords).join(" ")
  };
}
var KEYBOARDS = words.keyboards;
var STOP_WORDS = new Set(words.stopWords.split(" "));

// src/search/stemmers.ts
import { createRequire } from "node:module";
var stemmerModule = (name2) => `@orama/stemmers/${name2}`;
var load = createRequire(__filename);
function stemmerNamed(name2) {
  try {
    return load(stemmerModule(name2)).stemmer;
  } catch {
    return (word) => word;
  }
}
var STEMMERS = Object.fromEntries(
  Object.entries(SITE.files).map(([language, { stemmer }]) => {
    return [language, stemmerNamed(stemmer)];
  })
);

// src/node/hooks/languageConstants.ts
var languageConstants = () => ({
  SITE_LANGUAGES: JSON.stringify(languageFacts()),
  SITE_LANGUAGE_WORDS: JSON.stringify(languageWords())
});
function stemmersSource() {
  const entries = Object.entries(SITE.files);
  const imports = entries.map(
    ([, { stemmer }], index) => `import { stemmer as stem${index} } from '${stemmerModule(stemmer)}'`
  );
  const stemmers = entries.map(([language], index) => `  ${JSON.stringify(language)}: stem${index},`);
  return [...imports, "export const STEMMERS = {", ...stemmers, "}", ""].join("\n");
}

// src/node/output/editor/configuration.ts
import path4 from "node:path";

// src/content/model/contentTypes.ts
import { z as z11 } from "zod";

// src/content/schemas/records.ts
import { z as z4 } from "zod";

// src/content/schemas/fields.ts
import { z } from "zod";
z.config({ jitless: true });
var MAX_IMAGE_BYTES = 2e6;
function fieldMeta(schema) {
  return z.globalRegistry.get(schema) ?? {};
}
var CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
var visibleText = () => z.string().refine((text2) => !CONTROL.test(text2), 'An escape such as "\\b" is an invisible control character. Delete it');
function sentence({ min = 1, max }) {
  const schema = visibleText().trim().min(min);
  return max ? schema.max(max) : schema;
}
function inEachLanguage(leaf2) {
  return byLanguage((language) => isComplete(language) ? leaf2 : leaf2.optional());
}
function listInEachLanguage(itemsIn) {
  return byLanguage(
    (language) => isComplete(language) ? itemsIn(language) : itemsIn(language).default([])
  );
}
function words2(description, limits = {}) {
  const leaf2 = sentence(limits);
  return z.strictObject(inEachLanguage(leaf2)).meta({ description, kind: "words" });
}
function name(description, limits = {}) {
  const inner = words2(description, limits);
  return z.preprocess((value) => typeof value === "string" ? byLanguage(() => value) : value, inner).meta({ description, kind: "words" });
}
function plain(description) {
  return z.string().trim().min(1).regex(/^[^\u0000-\u001f\u007f]*$/, "write it in one line, without control characters").meta({ description });
}
function key(description) {
  return z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case letters, digits and single hyphens").meta({ description });
}
function plainText(description, limits) {
  return sentence(limits).meta({ description, kind: "plain-text" });
}
function object(type, description, shape) {
  return z.strictObject(shape).meta({ description, type });
}
function flag(description) {
  return z.boolean().default(false).meta({ description });
}
function list(element, { min, max }, description) {
  return z.array(element).min(min).max(max).meta({ description });
}
function optionalList(element, limits, description) {
  return list(element, { min: 0, ...limits }, description).default([]);
}
function whole(description, limits = {}) {
  let schema = z.int();
  if (limits.min !== void 0) schema = schema.min(limits.min);
  if (limits.max !== void 0) schema = schema.max(limits.max);
  return schema.meta({ description });
}
function day(description) {
  return z.iso.date().meta({ description });
}
var naming = (kind) => (description) => z.string().min(1).meta({ description, kind });
var icon = naming("icon");
var brandIcon = naming("brand-icon");
function imageFile(description, minWidth) {
  return z.string().min(1).meta({ description, kind: "image", minWidth });
}
function drawing(description) {
  return z.string().min(1).meta({ description, kind: "drawing" });
}
function image(description, minWidth) {
  return object("Image", description, {
    src: imageFile(description, minWidth),
    alt: words2("What the picture shows, for visitors who do not see it.", { max: 200 })
  });
}
function reference(to, description) {
  return z.string().min(1).meta({ description, kind: "reference", to });
}
var link = naming("link");
function labelledLink(description) {
  return object("LabelledLink", description, {
    label: words2("Label of the link.", { max: 60 }),
    to: link("Where it leads, without language prefix.")
  });
}
function metaDescription() {
  return words2("One or two sentences for search engines and link previews.", { min: 50, max: 175 });
}
function pageMeta() {
  return object("PageMeta", "What search engines and link previews show.", {
    title: words2("Title of the browser tab, without the brand.", { max: 70 }),
    description: metaDescription()
  });
}
function point(description) {
  return object("Point", description, {
    icon: icon("Icon beside the title."),
    title: words2("A few words.", { max: 70 }),
    description: words2("One to three sentences.", { max: 400 })
  });
}
function sectionHeading(description) {
  return object("SectionHeading", description, {
    title: words2("Heading of the section.", { max: 80 }),
    lead: words2("A sentence under the heading.", { max: 320 }).optional()
  });
}

// src/content/schemas/chat.ts
import { z as z2 } from "zod";

// src/text/normalise.ts
function normalise(text2) {
  return text2.normalize("NFKC").toLowerCase().replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "").replace(/[\u2018\u2019\u02bc`]/g, "'").replace(/ё/g, "\u0435").replace(/\s+/g, " ").trim();
}
var plainWords = (text2) => normalise(text2).replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();

// src/content/schemas/chat.ts
var keywords = z2.strictObject(listInEachLanguage(() => z2.array(z2.string().overwrite(plainWords).min(1))));
var greetings = z2.strictObject(listInEachLanguage(() => z2.array(z2.string().overwrite(normalise).min(1))));
var ALTERNATIVE = "(?:[\\p{L}\\p{N}']+|[\\p{L}\\p{N}']{3,}\\*)";
var PHRASE = new RegExp(`^${ALTERNATIVE}(?:[ |]${ALTERNATIVE})*$`, "u");
var phrase = z2.string().overwrite(normalise).regex(PHRASE, 'Write words with "|" between alternatives, and "*" behind a beginning of three letters or more.');
var phrases = z2.strictObject(listInEachLanguage(() => z2.array(phrase)));
var LIST_NAME = /^[a-z]+(?:-[a-z]+)*$/;
var SIGN = /^[a-z-]+(?: & !?[a-z-]+)*$/;
var linkSchema = z2.strictObject({
  label: words2("Words of the link.", { max: 60 }),
  to: link("Target of the link. A link to #contact copies the question into the form.")
});
var QUOTES = "May quote {figure:<id>} of figures.json, {email}, {support}, {phone} and {address}.";
var answer = {
  reply: words2(`The answer. ${QUOTES}`, { max: 600 }),
  links: z2.array(linkSchema).max(3).meta({ description: "At most three links." })
};
var examples = optionalList(
  words2("A question in the words of a visitor, or two.", { max: 200 }),
  { max: 30 },
  "Other questions that this answers, in plain sentences. The assistant looks for the nearest; they are not shown."
);
var intentSchema = z2.strictObject({
  id: key("Key of the intent."),
  careful: z2.boolean().optional().meta({ description: "The site must not guess at it: its keywords go before those of all other intents." }),
  about: words2("What the reply is about, above it: \u201CAbout the price\u201D.", { max: 60 }),
  question: words2("The question it answers, in the words of a visitor, where it is offered.", { max: 60 }).optional(),
  keywords: keywords.meta({
    description: "Phrases, or beginnings of words. Under four letters they are whole words. The first intent with a keyword in the question answers."
  }),
  more: keywords.optional().meta({ description: "Further keywords, looked for after `keywords` of all intents." }),
  phrases: phrases.optional().meta({
    description: 'For people in trouble. A message with all words of a phrase gets this reply before all others, without buttons. Words match in every inflection, in this order, at most three other words between them; "die|dead" is one of two, "suicid*" a beginning.'
  }),
  signs: z2.array(z2.string().regex(SIGN, 'Write names of lists with " & " between them, and "!" before what must be missing.')).optional().meta({
    description: "Lists of `vocabulary` that together mean the same: \u201Cweapon & person & !order\u201D is a message with a weapon and a person that orders nothing."
  }),
  unless: phrases.optional().meta({
    description: "Phrases whose words do not count for `phrases` and `signs`: \u201Csuicide prevention\u201D, \u201Ccrash reporting\u201D."
  }),
  examples,
  ...answer
});
var NONE = byLanguage(() => []);
var NEARNESS = 0.5;
var chatSchema = z2.strictObject({
  greeting: words2("First message.", { max: 300 }),
  quickQuestions: list(
    words2("A question in the words of a visitor.", { max: 60 }),
    { min: 1, max: 6 },
    "Questions at the start of the chat."
  ),
  courtesies: greetings.default(NONE).meta({
    description: "Greetings, thanks, please and sign-offs. They are taken from the beginning and the end of a question."
  }),
  followUps: keywords.default(NONE).meta({
    description: 'Words for something said before, as "they". A short question with one takes the subject of the reply before.'
  }),
  nearness: z2.strictObject(byLanguage(() => z2.number().min(0).max(1).default(NEARNESS))).default(byLanguage(() => NEARNESS)).meta({ description: "Minimum share of a question\u2019s words that its nearest topic has, from 0 to 1." }),
  vocabulary: z2.array(
    z2.strictObject({
      name: z2.string().regex(LIST_NAME, "Write a name in small letters.").meta({ description: "Name of the list." }),
      words: phrases.meta({ description: "Its words and phrases." })
    })
  ).optional().meta({ description: "Named lists of words and phrases, for `signs` of people in trouble." }),
  intents: z2.array(intentSchema).min(1).meta({ description: "Topics, in the order of their priority." }),
  fallbacks: z2.strictObject({
    short: z2.strictObject(answer).meta({ description: "For unreadable input." }),
    long: z2.strictObject(answer).meta({ description: "For a question that nothing answers. Lists topics." }),
    near: words2("Before the reply of the nearest topic.", { max: 100 })
  }).meta({ description: "Replies when nothing is found." })
});

// src/content/schemas/lists.ts
import { z as z3 } from "zod";
var categorySchema = object("Category", "Category of a post.", {
  id: key("Key used in URLs: `/blog?category=web-development`."),
  name: words2("Name on the filter button. Posts name their category by the English one.", { max: 40 }),
  cover: imageFile("Cover of posts in this category without a cover of their own.", 800).optional()
});
var faqEntrySchema = object("FaqEntry", "One question with its answer.", {
  question: words2("The question in the words of a client.", { max: 140 }),
  examples,
  answer: words2("The answer, in plain text.", { max: 900 }),
  link: labelledLink("A way on, below the answer.").optional()
});
var processStepSchema = object("ProcessStep", "One step of how the work is done.", {
  icon: icon("Icon of the step.").optional(),
  title: words2("Name of the step.", { max: 50 }),
  outcome: words2("What the client has after it: the label of its layer in the drawing of the home page.", {
    max: 60
  }).optional(),
  description: words2("What happens in it, and what the client gets.", { max: 400 })
});
var redirectSchema = object("Redirect", "A former address of a page.", {
  from: z3.string().regex(
    new RegExp(`^(?!/(?:${LANGUAGES.join("|")})(?:/|$))(/[a-z0-9]+(-[a-z0-9]+)*)+$`),
    'write a former path, as "/services/ledgers", without language and without slash at the end'
  ).meta({ description: "Former path of a page, without language. The redirect applies to every language." }),
  to: link("Page that replaces it. Without one the address answers 410 (gone).").optional()
});
var technologySchema = object("Technology", "One technology of a stack.", {
  name: name("Name of the technology.", { max: 40 }),
  icon: brandIcon("Its brand mark. Without one the first letter is shown.").optional()
});
var technologyGroupSchema = object("TechnologyGroup", "One row of a technology accordion.", {
  id: key("Key of the group within its list."),
  title: words2("Name of the group.", { max: 60 }),
  description: words2("What the group is used for.", { max: 320 }),
  stack: z3.array(technologySchema).min(1).meta({ description: "The technologies, in the order they are shown." })
});
var testimonialSchema = object("Testimonial", "What a client says.", {
  name: words2("First name and last name, or first name and initial.", { max: 60 }),
  role: words2("What the person does, without naming a company.", { max: 80 }),
  rating: z3.int().min(1).max(5).meta({ description: "Stars out of five." }),
  comment: words2("What they say.", { max: 500 })
});
var timelineItemSchema = object("TimelineItem", "One year of the company.", {
  year: whole("Four digits.", { min: 1900, max: 2100 }),
  title: words2("Name of the chapter.", { max: 60 }),
  description: words2("What happened.", { max: 500 }),
  visual: icon("Icon beside the year.")
});

// src/content/schemas/records.ts
var authorSchema = z4.strictObject({
  name: words2("First and last name.", { max: 60 }),
  role: words2("What the author does at the company.", { max: 80 }),
  avatar: imageFile("Portrait, square.", 160)
});
var projectSchema = z4.strictObject({
  order: whole("Position in the portfolio, from 1. The first three are the example projects of the home page.", {
    min: 1
  }),
  title: words2("Name of the project.", { max: 60 }),
  category: words2('Field it belongs to. Without one the card says "Project".', { max: 40 }).optional(),
  description: words2("What it does and for whom.", { max: 400 }),
  examples,
  screenshots: optionalList(
    image("Picture of the project, upright or wide.", 480),
    { max: 6 },
    "Pictures, the first on top."
  )
});
var serviceSchema = z4.strictObject({
  order: whole("Position in lists, from 1.", { min: 1 }),
  main: z4.boolean().meta({ description: "Whether header and home page show it." }),
  icon: icon("Icon of the service card."),
  drawing: drawing("Line drawing beside the title of the page.").optional(),
  title: words2("Name of the service, the only h1 of its page.", { max: 60 }),
  summary: words2("One sentence for the service card.", { max: 160 }),
  metaDescription: metaDescription(),
  examples,
  subtitle: words2("Line under the title.", { max: 120 }),
  description: words2("First paragraph of the page.", { max: 700 }),
  highlightText: words2("The most important point, set apart from the description.", { max: 200 }),
  approach: words2("How the company does this kind of work.", { max: 900 }),
  approachPoints: list(point("One point of the approach."), { min: 2, max: 8 }, "Points of the approach."),
  approachImage: image("Picture beside the approach.", 800).optional(),
  technologies: optionalList(technologyGroupSchema, { max: 8 }, "Groups of technologies."),
  process: optionalList(processStepSchema, { max: 12 }, "Steps of the work."),
  projects: optionalList(reference("Project", "Key of a project."), { max: 9 }, "Keys of example projects."),
  faqs: optionalList(faqEntrySchema, { max: 20 }, "Questions.")
});
var industrySchema = z4.strictObject({
  order: whole("Position in lists, from 1.", { min: 1 }),
  icon: icon("Icon of the industry card."),
  title: words2("Name of the industry, the only h1 of its page.", { max: 60 }),
  summary: words2("One sentence for the industry card.", { max: 160 }),
  metaDescription: metaDescription(),
  examples,
  description: words2("First paragraph of the page.", { max: 700 }),
  image: image("Illustration of the page.", 800).optional(),
  stats: z4.strictObject({
    projects: reference("Figure", "How many projects.").optional(),
    clients: reference("Figure", "How many clients, or whom they serve.").optional(),
    headline: reference("Figure", "The figure that matters most in this industry.").optional(),
    second: reference("Figure", "The figure beside the benefits.").optional()
  }).optional().meta({ description: "Figures of spec section 9; support around the clock is shared by all." }),
  challenges: list(point("One challenge."), { min: 2, max: 8 }, "What makes this industry hard."),
  solutions: list(point("One answer."), { min: 2, max: 8 }, "What we build for it, in order of the timeline."),
  benefits: list(point("One benefit."), { min: 2, max: 8 }, "What the client gains."),
  technologies: optionalList(technologyGroupSchema, { max: 8 }, "Groups of technologies."),
  process: optionalList(words2("Name of a step.", { max: 60 }), { max: 12 }, "Names of the steps, in order.")
});
var solutionSchema = z4.strictObject({
  order: whole("Position in lists, from 1.", { min: 1 }),
  icon: icon("Icon of the solution card."),
  drawing: drawing("Line drawing beside the title of the page.").optional(),
  title: words2("Name of the solution, the only h1 of its page.", { max: 60 }),
  metaDescription: metaDescription(),
  examples,
  summary: words2("One sentence for the solution card.", { max: 200 }),
  description: words2("First paragraph of the page: for whom, which problem, what changes.", { max: 900 }),
  features: list(words2("One feature.", { max: 220 }), { min: 2, max: 8 }, "Key features."),
  benefits: list(words2("One benefit.", { max: 220 }), { min: 2, max: 8 }, "Business benefits.")
});

// src/content/schemas/blogPost.ts
import { z as z5 } from "zod";
var blogPostSchema = z5.strictObject({
  id: z5.int().min(1).refine((id) => id !== 404, "/blog/404 is the not-found page of the blog. Use the next id.").meta({ description: "Number in the URL: /blog/3. The folder starts with it." }),
  title: plainText("Title of the post, the only h1 of its page.", { max: 100 }),
  excerpt: plainText("Two sentences for the list, search engines and link previews.", { min: 50, max: 240 }),
  category: reference("Category", "English name of a category of content/categories.json."),
  author: reference("Author", "Key of the author: the file name in content/authors."),
  date: day("Day of publication."),
  updated: day("Day of the last change in substance. An older translation shows a note.").optional(),
  translatedFrom: z5.array(z5.string().regex(/^[0-9a-f]{8}$/, 'written by "npm run translations -- --accept"')).meta({ description: "Of a translation: hashes of the original. Written by npm run translations -- --accept." }).optional(),
  translatedUpTo: day(
    'Of a translation: the "updated" of its original. Written by npm run translations -- --accept.'
  ).optional(),
  draft: flag("Shown in development and previews only. A draft of the original hides all languages."),
  publish: day('Day of publication, in UTC; a draft until then. Write the same day as "date".').optional(),
  featured: flag("Shown large at the top of the list. Only one post may be featured."),
  image: imageFile("Cover, 1200 px wide or more. Without it the cover of the category is used.", 800).optional(),
  imageAlt: plainText("What the cover shows. Required with image.", { max: 200 }).optional(),
  lineDrawing: flag("The cover is a dark line drawing on a light background, which the dark theme inverts.")
});

// src/content/schemas/case.ts
import { z as z6 } from "zod";
var { updated, translatedFrom, translatedUpTo, draft, publish } = blogPostSchema.shape;
var caseSchema = z6.strictObject({
  project: reference(
    "Project",
    "Key of its project, where the portfolio shows it: the file name in content/projects."
  ).optional(),
  services: optionalList(
    reference("Service", "Key of a service."),
    { max: 6 },
    "Keys of the services it is an example of, whose pages lead to it."
  ),
  title: plainText("Title of the case, the only h1 of its page.", { max: 100 }),
  excerpt: plainText("Two sentences below the title, for search engines and link previews too.", {
    min: 50,
    max: 240
  }),
  client: plainText("For whom the project was done: a name, a post and a company.", { max: 120 }),
  updated,
  translatedFrom,
  translatedUpTo,
  draft,
  publish: publish.meta({ description: "Day of publication, in UTC; a draft until then." })
});

// src/content/schemas/caseDrawings.ts
import { z as z7 } from "zod";
var section = whole("The section of the text it stands below, from 1.", { min: 1, max: 12 });
var title = words2("What the drawing shows, in a line.", { max: 90 });
var note = words2("A sentence or two on how to read it.", { max: 280 });
var state = object("CaseState", "A state.", {
  id: key("Key by which others lead to it."),
  name: words2("The state, in a word or two.", { max: 26 }),
  lane: whole("Who sets it: the number of the lane, from 1.", { min: 1, max: 5 }),
  step: whole("Its place in time, from 1.", { min: 1, max: 9 }),
  hidden: flag("Whether nobody had written it down before: in the signal colour."),
  next: optionalList(
    key("Id of a state."),
    { max: 4 },
    "Ids of the states that may follow. The first is the usual way."
  )
});
var states = object("CaseStates", "The states of one thing, as an order, and what leads from one to another.", {
  section,
  title,
  note,
  hidden: words2("What the signal colour means: where these states had lived.", { max: 60 }).optional(),
  lanes: list(
    words2("Who sets the states of this lane.", { max: 24 }),
    { min: 1, max: 5 },
    "Who sets states, from above."
  ),
  states: list(state, { min: 2, max: 16 }, "The states, a branch below the state it leaves.")
});
var estimate = object("CaseEstimate", "The estimate as a bar from likely to worst.", {
  section,
  title,
  note,
  worst: whole("The worst case, in percent of the likely sum.", { min: 101, max: 300 }),
  outcome: whole("What it cost in the end, in percent of the likely sum.", { min: 1, max: 300 }),
  likely: words2("What the likely sum holds.", { max: 160 }),
  cause: words2("What would have led to the worst case.", { max: 200 }),
  result: words2("How it ended, and why.", { max: 200 })
});
var callout = object("CaseCallout", "A decision, with a line to its place on the screen.", {
  x: whole("Where the line begins, in percent of the width of the screen.", { min: 0, max: 100 }),
  y: whole("And of its height.", { min: 0, max: 100 }),
  title: words2("The decision, in a line.", { max: 70 }),
  text: words2("Why it is so.", { max: 220 })
});
var decisions = object("CaseDecisions", "Screens with lines to the decisions behind them.", {
  section,
  title,
  note,
  views: list(
    object("CaseView", "A screen with its decisions.", {
      screen: whole("Number of the screen, from 1.", { min: 1, max: 6 }),
      callouts: list(callout, { min: 1, max: 5 }, "The decisions; they are shown from above.")
    }),
    { min: 1, max: 3 },
    "Screens."
  )
});
var caseDrawingsSchema = z7.strictObject({
  colour: z7.string().regex(/^#[0-9a-f]{6}$/, 'write six hexadecimal digits, as "#0b5f5a"').meta({ description: "Colour of the product: the background of the cover." }).optional(),
  ink: z7.enum(["light", "dark"]).default("light").meta({ description: "Whether words on the colour are light or dark." }),
  weeks: whole("How long the work took, in weeks.", { min: 1 }).optional(),
  team: words2("Who did it.", { max: 80 }).optional(),
  platforms: words2("What it runs on.", { max: 80 }).optional(),
  sum: words2("How the sum of the estimate ended.", { max: 80 }).optional(),
  screens: optionalList(
    image("Picture of the product, for a case without a project or with screens of its own.", 480),
    { max: 6 },
    "Screens in place of those of the project."
  ),
  states: states.optional(),
  decisions: decisions.optional(),
  estimate: estimate.optional()
});

// src/content/schemas/company.ts
import { z as z8 } from "zod";
var figureSchema = object("Figure", "A marketing figure.", {
  id: key("Key by which tiles and texts name the figure."),
  value: name("The figure as text: `50+`, `24/7`.", { max: 20 }),
  label: words2("What it counts.", { max: 60 }),
  scope: name("Who and what it counts.", { max: 160 }),
  asOf: day("The day of the count.")
});
var tiles = (description) => optionalList(reference("Figure", "Key of a figure."), { max: 4 }, description);
var KINDS = [
  "Organization",
  "Corporation",
  "ProfessionalService",
  "AccountingService",
  "LegalService",
  "FinancialService",
  "InsuranceAgency",
  "RealEstateAgent",
  "EmploymentAgency",
  "MedicalBusiness",
  "Store",
  "EducationalOrganization",
  "NGO"
];
var DRAWING_SETS = ["plain", "ship"];
var postalAddress = object("CompanyAddress", "Postal address, for the footer and for search engines.", {
  street: words2("Street and number.", { max: 120 }),
  postalCode: plain("Postal code.").optional(),
  city: words2("Town.", { max: 80 }),
  region: words2("State or region.", { max: 80 }).optional(),
  countryName: words2("The country as visitors read it.", { max: 60 }).optional(),
  country: plain('Country by its two letters, as "GB".').regex(/^[A-Z]{2}$/, 'write two capital letters, as "GB"')
});
var registration = object("Registration", "A number the company is registered under.", {
  name: words2('What kind of number it is: "Company number".', { max: 60 }),
  number: plain("The number.")
});
var menuItem = object("MenuItem", "A link or a dropdown.", {
  label: words2("The word in the menu.", { max: 24 }),
  to: link("Where it leads. `/#contact` leads to the form of the page, where there is one.").optional(),
  list: z8.enum(["services", "industries"]).meta({ description: "A dropdown of these pages." }).optional(),
  all: words2("The link below a dropdown, to the section of the home page with all.", { max: 40 }).optional()
}).refine(({ to, list: listed }) => to === void 0 !== (listed === void 0), 'write either "to" or "list"');
var companySchema = z8.strictObject({
  name: plain("Name of the company."),
  url: plain("Address of the site, without trailing slash. The environment variable SITE_URL overrides it.").regex(
    /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/i,
    'write it as "https://example.com", without "?", "#" and "/" at the end'
  ),
  defaultLanguage: z8.enum(LANGUAGES).meta({ description: "The language whose pages have no prefix, in which everything is written." }).optional(),
  kind: z8.enum(KINDS).default("Organization").meta({ description: "Kind of organisation, as schema.org names it." }),
  legalName: plain("Name in the register, where it is another.").optional(),
  email: z8.email().meta({ description: "General address." }),
  supportEmail: z8.email().meta({ description: "Address of the support desk." }),
  phone: plain("Phone number as it is shown.").regex(/(?:\D*\d){5}/, 'write a complete number, as "+1 555 010 0199"').optional(),
  address: postalAddress.optional(),
  openingHours: optionalList(
    words2('Days and hours as visitors read them: "Monday to Friday, 9:00\u201318:00".', { max: 80 }),
    { max: 4 },
    "Opening hours, for the footer."
  ),
  registrations: optionalList(registration, { max: 3 }, "Numbers of registers, for the footer."),
  slogan: words2("What the company does, in a few words.", { max: 80 }),
  description: words2("What the company does, in a sentence, for the footer and for search engines.", { max: 240 }),
  note: words2("A note about the whole site, last in the footer of every page.", { max: 160 }).optional(),
  menu: list(menuItem, { min: 1, max: 9 }, "The menu of every page, in order."),
  replyTime: reference("Figure", "Key of a figure in hours: the time until an answer."),
  recipient: plain("Recipient of the contact form, EmailJS parameter to_name."),
  orderProject: words2("The button of a project that leads to the form. Without it there is none.", {
    max: 40
  }).optional(),
  firstStep: words2("What asking costs, beside the first button of the home page and of services.", {
    max: 120
  }).optional(),
  drawings: z8.enum(DRAWING_SETS).default("plain").meta({ description: "The drawings of the pages, a folder of src/brand." }),
  editor: flag("Whether builds of the main branch have the editor of the content at /admin."),
  visitorPhone: z8.enum(["required", "optional", "none"]).default("required").meta({ description: "Whether the contact form asks for a phone number." }),
  demoVideo: plain('Target of "Watch Demo". Without it, service pages have no such button.').regex(/^https:\/\/\S+$/, 'write it as "https://\u2026"').optional(),
  socialImage: image("Picture of link previews for pages without a cover, 1200 \xD7 630, PNG or JPEG.", 1200).optional(),
  tiles: z8.strictObject({
    service: tiles("Tiles of a service page."),
    solutions: tiles("Tiles of the solutions page."),
    blog: tiles("Tiles of the blog after article and category count.")
  }).prefault({}).meta({ description: "The figures of each page." })
});

// src/content/schemas/ledger.ts
import { z as z9 } from "zod";
var FIGURE_UNITS = ["percent", "thousand", "hours", "weeks", "months", "years"];
var ledgerFigureSchema = object("LedgerFigure", "A figure the company claims.", {
  id: key("Key by which tiles and texts name the figure: `{figure:projects}`."),
  amount: z9.number().min(0).optional().meta({ description: "The number, or the first of a range." }),
  to: z9.number().min(0).optional().meta({ description: "The last number of a range." }),
  unit: z9.enum(FIGURE_UNITS).optional().meta({ description: "The unit of the number." }),
  atLeast: z9.boolean().optional().meta({ description: 'Adds `+` to a number, "or more" to a range.' }),
  text: name("A text in place of an amount: `24/7`.", { max: 20 }).optional(),
  label: words2("What it counts, as tiles show it.", { max: 60 }),
  scope: name("Who and what is counted, as small print below the figure.", { max: 160 }),
  asOf: day("The day of the count."),
  counted: plainText("How it is counted, so that the next count is the same.", { max: 300 })
}).refine(
  ({ amount, to, text: text2 }) => amount === void 0 !== (text2 === void 0) && (to === void 0 || amount !== void 0 && to > amount),
  'A figure has either an amount or a text; "to" must be larger than the amount'
);
var ledgerSchema = z9.strictObject({
  figures: z9.array(ledgerFigureSchema).min(1).meta({ description: "The figures." })
});

// src/content/schemas/pages.ts
import { z as z10 } from "zod";

// src/routing/pageKinds.ts
var jsonIn = (folder2) => new RegExp(`^content/${folder2}/([^/]+)\\.json$`);
var PAGE_KINDS = {
  home: {
    path: "/",
    namespaces: ["common", "home", "projectGrid", "articleCard", "contact"],
    anchors: ["footer"],
    ordered: {
      file: "HomePage",
      sections: {
        projects: "Project",
        services: "Service",
        about: null,
        industries: "Industry",
        testimonials: "Testimonial",
        technologies: "TechnologyGroup",
        process: "ProcessStep",
        costs: null,
        faq: "FaqEntry",
        articles: "BlogPost",
        contact: null
      }
    },
    search: { signposts: ["articles"] },
    styles: "home"
  },
  about: {
    path: "/about",
    needs: ["AboutPage"],
    namespaces: ["common"],
    anchors: ["footer"],
    ordered: { file: "AboutPage", sections: { timeline: "TimelineItem", people: "Author", values: null } }
  },
  projects: {
    path: "/projects",
    needs: ["ProjectsPage", "Project"],
    namespaces: ["common", "projects", "projectGrid", "contact"],
    anchors: ["projects", "cases", "contact", "footer"],
    search: { signposts: ["cases"] }
  },
  case: {
    path: "/projects/*",
    needs: ["ProjectsPage"],
    record: "Case",
    file: /^content\/cases\/([^/]+?)(?:\/|\.json$)/,
    namespaces: ["common", "case", "blogPost", "articleCard", "projectGrid", "contact"],
    anchors: ["contact", "footer"],
    search: { kind: "case" },
    styles: "articles"
  },
  blog: {
    path: "/blog",
    needs: ["BlogPage", "BlogPost"],
    namespaces: ["common", "blog", "articleCard"],
    anchors: ["articles", "footer"],
    styles: "articles"
  },
  "blog-post": {
    path: "/blog/*",
    needs: ["BlogPage"],
    record: "BlogPost",
    file: /^content\/blog\/0*(\d+)-[^/]*\//,
    namespaces: ["common", "blogPost", "articleCard"],
    anchors: ["recommended", "footer"],
    search: { kind: "article", signposts: ["recommended"] },
    styles: "articles"
  },
  solutions: {
    path: "/solutions",
    needs: ["SolutionsPage", "Solution"],
    namespaces: ["common", "solutions", "contact"],
    anchors: ["solutions", "contact", "footer"]
  },
  solution: {
    path: "/solutions/*",
    needs: ["SolutionsPage"],
    record: "Solution",
    file: jsonIn("solutions"),
    namespaces: ["common", "solutions", "contact"],
    anchors: ["features", "benefits", "others", "contact", "footer"],
    search: { kind: "solution", signposts: ["others"] }
  },
  service: {
    path: "/services/*",
    record: "Service",
    file: jsonIn("services"),
    namespaces: ["common", "service", "projectGrid", "contact"],
    anchors: ["approach", "projects", "technologies", "process", "faq", "related", "contact", "footer"],
    search: { kind: "service", signposts: ["related"] }
  },
  industry: {
    path: "/industries/*",
    record: "Industry",
    file: jsonIn("industries"),
    namespaces: ["common", "industry", "contact"],
    anchors: ["challenges", "solutions", "benefits", "technologies", "process", "other-industry", "contact", "footer"],
    search: { kind: "industry", signposts: ["other-industry"] }
  },
  privacy: {
    path: "/privacy",
    needs: ["PrivacyPage"],
    namespaces: ["common"],
    anchors: ["footer"]
  },
  search: {
    path: "/search",
    needs: ["SearchPage"],
    namespaces: ["common", "search"],
    anchors: ["footer"],
    unlisted: true
  },
  "not-found": { path: null, namespaces: ["common"], anchors: ["footer"] }
};
var ARTICLE_PAGE_IDS = /* @__PURE__ */ new Set([
  ...[PAGE_KINDS["blog-post"], PAGE_KINDS.case].flatMap(({ anchors }) => [...anchors, `${anchors[0]}-title`]),
  ...["main", "menu-services", "menu-industries", "menu-languages", "site-scripts", "chat-title"],
  ...["___gatsby", "gatsby-announcer", "gatsby-focus-wrapper"]
]);

// src/content/schemas/pages.ts
var hero = (description) => object("PageHero", description, {
  title: words2("The h1 of the page.", { max: 90 }),
  lead: words2("A sentence or two under the title.", { max: 320 })
});
var pageWithHero = (page) => z10.strictObject({ meta: pageMeta(), hero: hero(`Top of ${page}.`) });
var sections = (known) => z10.array(z10.enum(Object.keys(known))).min(1).meta({ description: "The sections in their order. One that is not named is not shown." });
function checkHeadings(page, issues) {
  for (const [index, name2] of page.sections.entries())
    if (!(name2 in page))
      issues.addIssue({
        code: "custom",
        path: ["sections", index],
        message: `"${name2}" has no heading. Write "${name2}": { "title": \u2026 } in this file, or take it out of the list`
      });
}
var homePageSchema = z10.strictObject({
  meta: pageMeta(),
  hero: hero("Top of the home page."),
  discuss: words2("Button of the hero that leads to the form.", { max: 40 }).optional(),
  sections: sections(PAGE_KINDS.home.ordered.sections).refine(
    (names) => names.includes("contact"),
    'name "contact": links of every page lead there'
  ),
  mockup: object("HomePageMockup", "Phone beside the hero.", {
    label: words2("What the phone shows, for visitors who do not see it.", { max: 160 }),
    technologies: list(technologySchema, { min: 1, max: 9 }, "Technologies with their marks."),
    features: list(point("One feature row."), { min: 1, max: 3 }, "Rows, highlighted in turn.")
  }).optional(),
  example: object("HomeExample", "One project with its result, below the hero.", {
    project: reference("Project", "Key of the project, which gives its name and first screenshot."),
    title: words2("The result, in a line.", { max: 90 }),
    before: words2("The situation before.", { max: 220 }),
    after: words2("The situation now.", { max: 220 }),
    quote: words2("What the client says about it, a sentence.", { max: 160 }),
    client: words2("Who says it: name and position.", { max: 90 })
  }).optional(),
  projects: sectionHeading("Projects section.").optional(),
  services: sectionHeading("Services section.").optional(),
  about: object("HomePageAbout", "About section: history, mission, vision.", {
    title: words2("Heading of the section.", { max: 80 }),
    history: point("History of the company."),
    mission: point("Mission of the company."),
    vision: point("Vision of the company.")
  }).optional(),
  industries: sectionHeading("Industries section.").optional(),
  otherIndustry: words2(`Text under "Don't See Your Industry?".`, { max: 240 }).optional(),
  testimonials: sectionHeading("Testimonials section.").optional(),
  technologies: sectionHeading("Technologies section.").optional(),
  process: sectionHeading("Process section.").optional(),
  costs: object("Costs", "What the work costs, and what support promises.", {
    ...sectionHeading("").shape,
    prices: optionalList(reference("Figure", "A price."), { max: 4 }, "Prices, with their day."),
    estimate: object("SampleEstimate", "An estimate as clients get it.", {
      title: words2("What is estimated.", { max: 120 }),
      lines: list(
        object("EstimateLine", "A line of the estimate.", {
          label: words2("What the line is.", { max: 60 }),
          value: words2("The sum, or the reason for it.", { max: 200 })
        }),
        { min: 2, max: 6 },
        "The lines."
      )
    }).optional(),
    support: object("SupportTable", "What support promises by severity.", {
      title: words2("What the table says.", { max: 80 }),
      header: list(words2("Heading of a column.", { max: 40 }), { min: 2, max: 4 }, "Headings of the columns."),
      rows: list(
        object("SupportRow", "A row, as many cells as there are columns.", {
          cells: list(words2("A cell.", { max: 120 }), { min: 2, max: 4 }, "Its cells.")
        }),
        { min: 1, max: 6 },
        "The rows, the most severe first."
      )
    }).optional(),
    declined: object("DeclinedWork", "Work the company turns down.", {
      title: words2("Heading of the list.", { max: 80 }),
      items: list(words2("One kind of work.", { max: 200 }), { min: 1, max: 6 }, "What is turned down.")
    }).optional()
  }).optional(),
  faq: sectionHeading("FAQ section.").optional(),
  articles: sectionHeading("Newest articles of the blog.").optional(),
  contact: object("ContactCopy", "Contact section, on every page that has one.", {
    ...sectionHeading("").shape,
    messageHint: words2("What to write, below the field of the message.", { max: 120 }).optional(),
    steps: optionalList(words2("A step.", { max: 120 }), { max: 5 }, "What happens after a message."),
    reader: reference("Author", "Who reads the messages: a face beside the form.").optional()
  })
}).superRefine(checkHeadings);
var aboutPageSchema = z10.strictObject({
  meta: pageMeta(),
  hero: hero("Top of the company page."),
  sections: sections(PAGE_KINDS.about.ordered.sections),
  timeline: sectionHeading("Timeline section.").optional(),
  people: sectionHeading("Heading above the portraits of the authors. Without it the page shows no team.").optional(),
  values: object("AboutPageValues", "Values section.", {
    ...sectionHeading("").shape,
    items: list(point("One value."), { min: 2, max: 8 }, "The values."),
    write: words2("Button that leads to the form.", { max: 40 }).optional(),
    projects: words2("Button that leads to the portfolio.", { max: 40 }).optional()
  }).optional()
}).superRefine(checkHeadings);
var projectsPageSchema = z10.strictObject({
  meta: pageMeta(),
  hero: hero("Top of the portfolio."),
  list: sectionHeading("Grid of projects."),
  cases: sectionHeading("The cases, below the projects.").optional()
});
var blogPageSchema = pageWithHero("the blog");
var solutionsPageSchema = pageWithHero("the solutions page");
var privacyPageSchema = z10.strictObject({
  meta: pageMeta(),
  hero: hero("Top of the page about personal data."),
  sections: z10.array(
    object("PrivacySection", "One question about personal data.", {
      title: words2("What is asked.", { max: 80 }),
      text: words2("The answer. The general address of the company stands above it.", { max: 700 })
    })
  ).min(1).meta({ description: "Which data is stored, why, for how long, and who sees it." })
});
var searchPageSchema = pageWithHero("the page that searches the site");
var notFoundCopy = (description) => object("NotFoundCopy", description, {
  title: words2("What was not found, the h1.", { max: 80 }),
  text: words2("What the visitor can do now.", { max: 320 }),
  link: labelledLink("The way back.")
});
var notFoundPageSchema = z10.strictObject({
  page: notFoundCopy("Any address."),
  post: notFoundCopy("Below /blog.").optional(),
  solution: notFoundCopy("Below /solutions.").optional(),
  industry: notFoundCopy("Below /industries.").optional()
});

// src/content/model/contentTypes.ts
var CONTENT_TYPES = {
  Company: { layout: { one: "site.json" }, schema: companySchema, required: true },
  Ledger: { layout: { one: "figures.json" }, schema: ledgerSchema },
  Author: { layout: { folder: "authors" }, schema: authorSchema },
  Category: { layout: { list: "categories.json" }, schema: categorySchema },
  Service: { layout: { folder: "services" }, schema: serviceSchema },
  Industry: { layout: { folder: "industries" }, schema: industrySchema },
  Solution: { layout: { folder: "solutions" }, schema: solutionSchema },
  Project: { layout: { folder: "projects" }, schema: projectSchema },
  CaseDrawings: { layout: { folder: "cases" }, schema: caseDrawingsSchema },
  Testimonial: { layout: { list: "testimonials.json" }, schema: testimonialSchema },
  TechnologyGroup: { layout: { list: "technologies.json" }, schema: technologyGroupSchema },
  ProcessStep: { layout: { list: "process.json" }, schema: processStepSchema },
  FaqEntry: { layout: { list: "faq.json" }, schema: faqEntrySchema },
  TimelineItem: { layout: { list: "timeline.json" }, schema: timelineItemSchema },
  Redirect: { layout: { list: "redirects.json" }, schema: redirectSchema },
  Chat: { layout: { one: "chat.json" }, schema: chatSchema },
  HomePage: { layout: { one: "pages/home.json" }, schema: homePageSchema, required: true },
  AboutPage: { layout: { one: "pages/about.json" }, schema: aboutPageSchema },
  ProjectsPage: { layout: { one: "pages/projects.json" }, schema: projectsPageSchema },
  BlogPage: { layout: { one: "pages/blog.json" }, schema: blogPageSchema },
  SolutionsPage: { layout: { one: "pages/solutions.json" }, schema: solutionsPageSchema },
  PrivacyPage: { layout: { one: "pages/privacy.json" }, schema: privacyPageSchema },
  SearchPage: { layout: { one: "pages/search.json" }, schema: searchPageSchema },
  NotFoundPage: { layout: { one: "pages/not-found.json" }, schema: notFoundPageSchema, required: true }
};
function fileSchema(type) {
  const { layout, schema } = CONTENT_TYPES[type];
  return "list" in layout ? z11.array(schema) : schema;
}
var TEXT_SCHEMAS = { post: blogPostSchema, case: caseSchema };

// src/content/mdx/scaffoldWords.ts
var NO_WORDS = { toWrite: "(to write)", excerpt: "", body: [] };
function draftWords(language) {
  return languageFile(language).draft ?? languageFile(DEFAULT_LANGUAGE).draft ?? NO_WORDS;
}
var DRAFTS = LANGUAGES.map(draftWords);

// src/content/report/problem.ts
var FIRST_POSITION = { line: 1, column: 1 };
var LONGEST_QUOTE = 80;
var LONGEST_MESSAGE = 700;
function problem(id, { file, line, column, field }, message) {
  const short = message.replace(
    /"([^"]*)"/g,
    (quoted, words3) => words3.length > LONGEST_QUOTE ? `"${cut(words3, LONGEST_QUOTE)}"` : quoted
  );
  return {
    id,
    file,
    line,
    column,
    field,
    message: cut(short, LONGEST_MESSAGE),
    severity: severityOf(id)
  };
}
function cut(text2, longest) {
  return text2.length > longest ? `${text2.slice(0, longest - 1)}\u2026` : text2;
}
var FILE_ORDER = new Intl.Collator("en", { numeric: true });
function hasErrors(problems) {
  return problems.some((found) => found.severity === "error");
}
var MERGE_CONFLICT = 'Git has left both sides of a merge conflict here. Keep one of them, and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".';
var WARNINGS = /* @__PURE__ */ new Set([
  "body/bullet",
  "body/code-not-closed",
  "body/footnote",
  "body/indented",
  "body/other-markup",
  "body/placeholder",
  "body/stars",
  "brand/icons",
  "code/no-language",
  "file/unread-other",
  "front-matter/curly-quotes",
  "heading/bold-line",
  "heading/first-level",
  "heading/in-line",
  "heading/level-left-out",
  "letter/invisible",
  "letter/look-alike",
  "link/not-a-link",
  "picture/animated",
  "picture/location",
  "picture/no-address",
  "picture/unnamed",
  "post/future-day",
  "post/no-text",
  "post/outline",
  "translation/missing",
  "translation/section-stale",
  "translation/stale",
  "words/markup",
  "words/other-language",
  "words/scaffold",
  "words/untranslated"
]);
function severityOf(id) {
  return WARNINGS.has(id) ? "warning" : "error";
}

// src/content/model/post.ts
function nextPostId(folders) {
  return Math.max(0, ...folders.map((name2) => Number.parseInt(name2, 10) || 0)) + 1;
}

// src/content/read/pictureFiles.ts
import { imageSize } from "image-size";

// src/routing/localizePath.ts
var PREFIXES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
var PREFIX = PREFIXES.length > 0 ? new RegExp(`^(?:/(${PREFIXES.join("|")})(?=[/?#]|$))+`) : /^(?!)/;
function toNeutralPath(path7) {
  if (!path7.startsWith("/")) return path7;
  const rest = path7.replace(PREFIX, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}
function languageOfPath(path7) {
  return PREFIX.exec(path7)?.[1] ?? DEFAULT_LANGUAGE;
}
function localizePath(path7, language) {
  if (!path7.startsWith("/")) return path7;
  const neutral = toNeutralPath(path7);
  if (language === DEFAULT_LANGUAGE) return neutral;
  return `/${language}${neutral.replace(/^\/(?=[?#]|$)/, "")}`;
}
function markdownPath(path7) {
  return path7 === "/" ? "/index.md" : `${path7}.md`;
}

// src/content/schemas/walkSchema.ts
import { z as z12 } from "zod";

// src/text/memoize.ts
function memoize(compute) {
  const results = /* @__PURE__ */ new WeakMap();
  return (key2) => {
    const known = results.get(key2);
    if (known) return known;
    const result = compute(key2);
    results.set(key2, result);
    return result;
  };
}

// src/content/schemas/walkSchema.ts
function definition(schema) {
  return schema._zod.def;
}
function limitsOf(schema) {
  return z12.toJSONSchema(unwrap(schema).schema, { io: "input", unrepresentable: "any" });
}
var unwrap = memoize((schema) => {
  let current = schema;
  let optional = false;
  let meta = fieldMeta(schema);
  for (; ; ) {
    const { type, innerType, out } = definition(current);
    const next = type === "pipe" ? out : innerType;
    if (!next) return { schema: current, meta, optional };
    if (type === "optional") optional = true;
    meta = { ...fieldMeta(next), ...meta };
    current = next;
  }
});
function mayBeLeftOut(schema) {
  const { type, innerType } = definition(schema);
  return ["optional", "default", "prefault"].includes(type) || innerType !== void 0 && mayBeLeftOut(innerType);
}
function shapeOf(schema) {
  return definition(unwrap(schema).schema).shape ?? null;
}
function elementOf(schema) {
  const inner = unwrap(schema).schema;
  return definition(inner).type === "array" ? definition(inner).element ?? null : null;
}
function typeOf(schema) {
  const { type, format } = definition(unwrap(schema).schema);
  return type === "number" && format === void 0 ? "float" : type;
}
function labelOf(name2) {
  const words3 = name2.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words3[0].toUpperCase() + words3.slice(1);
}

// src/search/typosBetween.ts
import { distance } from "fastest-levenshtein";

// src/content/report/letters.ts
var LATIN = "ABCEHIJKMOPSTXYaceijopsxyk";
var CYRILLIC = "\u0410\u0412\u0421\u0415\u041D\u0406\u0408\u041A\u041C\u041E\u0420\u0405\u0422\u0425\u0423\u0430\u0441\u0435\u0456\u0458\u043E\u0440\u0455\u0445\u0443\u043A";
var CONFUSABLES = new Map([...CYRILLIC].map((letter, index) => [letter, LATIN[index]]));
var LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });
var SCRIPT_OF_LANGUAGE = new Map(LANGUAGES.map((language) => [language, factsOf(language).script]));

// src/content/check/checkLink.ts
var PREFIXED = new RegExp(`^/(${LANGUAGES.join("|")})(?=[/?#]|$)`);

// src/content/check/checkTexts.ts
var SHARED_FACTS = [
  "id",
  "project",
  "services",
  "category",
  "author",
  "date",
  "featured",
  "image",
  "lineDrawing"
];

// src/content/read/frontMatter.ts
import { isMap, isNode, isScalar, parseDocument, visit } from "yaml";

// src/content/report/positions.ts
import { LineCounter } from "yaml";
function positionsIn(text2, linesAbove = 0) {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text2.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (offset) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + linesAbove, column: col };
  };
}
function fieldName(path7) {
  const name2 = path7.reduce(
    (above, step) => typeof step === "number" ? `${above}[${step}]` : above ? `${above}.${String(step)}` : String(step),
    ""
  );
  return name2 || "file";
}
function dataDocument(file, value, problems, position, find) {
  const offsetOf = (path7) => {
    const { key: key2, value: own, isObject } = find(path7);
    return (isObject ? key2 ?? own : own ?? key2) ?? (path7.length === 0 ? 0 : offsetOf(path7.slice(0, -1)));
  };
  const at = (path7, offset) => ({ file, ...position(offset), field: fieldName(path7) });
  return {
    file,
    value,
    problems,
    at: (path7) => at(path7, offsetOf(path7)),
    atKey: (path7) => at(path7, find(path7).key ?? offsetOf(path7))
  };
}
function brokenDocument(file, problems) {
  return dataDocument(
    file,
    void 0,
    problems,
    () => FIRST_POSITION,
    () => ({ isObject: false })
  );
}

// src/content/read/frontMatter.ts
function splitFrontMatter(text2) {
  const lines = text2.split("\n");
  const closing = lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---");
  if (lines[0].trimEnd() !== "---" || closing === -1) return { frontMatter: null, body: text2, bodyLinesAbove: 0 };
  return {
    frontMatter: lines.slice(1, closing).join("\n"),
    body: lines.slice(closing + 1).join("\n"),
    bodyLinesAbove: closing + 1
  };
}
var MOST_FIELDS = 1e3;
var COLON_IN_VALUE = /^(\w+: +)([^\s"'[\]{}&*!|>%@`#].*:(?: .*)?)$/gm;
function parseFrontMatter(file, text2) {
  const read = parseYaml(file, text2);
  if (read.value !== void 0) return read;
  const quoted = text2.replace(COLON_IN_VALUE, (_, field, value) => field + JSON.stringify(value));
  return quoted === text2 ? read : { ...parseYaml(file, quoted), problems: read.problems };
}
function parseYaml(file, text2) {
  const position = positionsIn(text2, 1);
  const problems = [];
  const report = (id, offset, message) => problems.push(problem(id, { file, ...position(offset), field: "front matter" }, message));
  const field = [...text2.matchAll(/[\n,]/g)][MOST_FIELDS];
  const conflict = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(text2);
  if (conflict) report("file/merge-conflict", conflict.index, MERGE_CONFLICT);
  else if (field)
    report("front-matter/syntax", field.index, `More than ${MOST_FIELDS} fields. Remove what no page shows.`);
  if (problems.length > 0) return brokenDocument(file, problems);
  const document = parseDocument(text2, { prettyErrors: false, logLevel: "silent" });
  if (document.errors.length > 0) explainErrors(document, text2, report);
  else checkLostWords(document, text2, report);
  if (hasErrors(problems)) return brokenDocument(file, problems);
  const startOf = (node) => isNode(node) ? node.range?.[0] : void 0;
  return dataDocument(file, document.toJS(), problems, position, (path7) => {
    const node = path7.length === 0 ? document.contents : document.getIn(path7, true);
    const parent = path7.length > 1 ? document.getIn(path7.slice(0, -1), true) : document.contents;
    const pair = isMap(parent) && parent.items.find(({ key: key2 }) => isScalar(key2) && key2.value === path7.at(-1));
    return { key: pair ? startOf(pair.key) : void 0, value: startOf(node), isObject: isMap(node) };
  });
}
var SHOWN_QUOTES = /^(?:[“„«][^“”„«»]*[“”»]|\u00a0+".*")$/;
function checkLostWords(document, text2, report) {
  visit(document, {
    Alias: (_key, node) => {
      const message = 'A value that starts with "*" is a reference to another value. Put the whole value in quotes.';
      report("front-matter/reference", node.range?.[0] ?? 0, message);
    },
    Node: (_key, node) => {
      const [start, end] = node.range ?? [0, 0];
      if (node.tag || "anchor" in node && node.anchor) {
        const sign = node.tag ? "!" : "&";
        const message2 = `A value cannot start with "${sign}": its first word would be lost. Put the whole value in quotes.`;
        report("front-matter/word-lost", text2.lastIndexOf(sign, start), message2);
      }
      const [, above, escape] = isScalar(node) && node.type === "QUOTE_DOUBLE" ? /^((?:[^\\]|\\["\\/uUx\n])*)(\\[^"\\/uUx\n])/.exec(text2.slice(start, end)) ?? [] : [];
      if (escape) {
        const message2 = `"${escape}" in double quotes is another character.${SINGLE_QUOTES}`;
        report("front-matter/backslash", start + above.length, message2);
      }
      if (isScalar(node) && node.type === "PLAIN" && SHOWN_QUOTES.test(node.source ?? "")) {
        const message2 = `The quotes belong to the value, and pages show them. Remove them, or type straight quotes around the value: "\u2026".`;
        report("front-matter/curly-quotes", start, message2);
      }
      const offset = isScalar(node) && node.comment ? text2.indexOf("#", end) : -1;
      const isOwnLine = /(?:^|\n)[ \t]*$/.test(text2.slice(0, Math.max(0, offset)));
      if (offset === -1 || isOwnLine) return;
      const message = '" #" starts a comment, so the rest of the line is lost. Put the whole value in quotes.';
      report("front-matter/value-cut-off", offset, message);
    }
  });
}
function explainErrors(document, text2, report) {
  const joined = /^([A-Za-z]\w*):[^ \t\n:/].*$/m.exec(text2);
  const indented = [...text2.matchAll(/^ +(?=[A-Za-z]\w*:(?: |$))/gm)].find(
    ({ index }) => !/:[ \t]*[>|]?[+-]?\s*$/.test(text2.slice(0, index))
  );
  if (joined) {
    report("front-matter/no-space", joined.index, `Type an ordinary space after the colon: "${joined[1]}: \u2026".`);
  } else if (indented) {
    const message = "The field is indented. Remove the spaces before it.";
    report("front-matter/indent", indented.index + indented[0].length, message);
  } else {
    const tab = document.errors.find(({ code }) => code === "TAB_AS_INDENT");
    const first = document.errors.filter(
      ({ pos }, index) => index === 0 || text2.slice(document.errors[index - 1].pos[0], pos[0]).includes("\n")
    );
    for (const error of tab ? [tab] : first) {
      const [id, remedy] = REMEDIES.find(([, , known]) => known.test(error.message)) ?? ["front-matter/syntax", ""];
      const message = `Not valid YAML: ${error.message.split("\n")[0].replace(/\.?$/, ".")}${remedy}`;
      report(id, error.pos[0], message);
    }
  }
}
var SINGLE_QUOTES = " Put the value in single quotes, where a backslash is only a backslash.";
var REMEDIES = [
  ["front-matter/quote-not-closed", " Close the quote on the same line.", /Missing closing/],
  ["front-matter/repeated-field", " Remove one of the two.", /keys must be unique/],
  ["front-matter/backslash", SINGLE_QUOTES, /^Invalid escape/],
  ["front-matter/tab", " Use two spaces.", /^Tabs/],
  [
    "front-matter/needs-quotes",
    ' Put the whole value in straight quotes: title: "Naming: a guide".',
    /Nested mappings|Not a YAML token|on same line with key|Unexpected scalar|cannot start with|Implicit keys|Unexpected flow|block mapping|Flow (?:sequence|map)/
  ]
];

// src/node/output/editor/configuration.ts
var SOURCE = { name: "source", widget: "hidden", i18n: true };
var COMPLETE = LANGUAGES.filter((language) => factsOf(language).isComplete);
function pictures(folder2, below = "") {
  return { media_folder: path4.posix.join("/", folder2, below), public_folder: below ? `./${below}` : "." };
}
function editorConfiguration(files) {
  const names = Object.keys(CONTENT_TYPES);
  const laidOut = (as) => names.filter((name2) => as in CONTENT_TYPES[name2].layout);
  return {
    load_config_file: false,
    app_title: jsonOf(files, "content/site.json").name,
    media_folder: "content/pictures",
    public_folder: "/pictures",
    media_libraries: { stock_assets: { providers: [] }, all: { max_file_size: MAX_IMAGE_BYTES } },
    i18n: {
      structure: "multiple_files",
      locales: [...LANGUAGES],
      default_locale: DEFAULT_LANGUAGE,
      initial_locales: COMPLETE
    },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      texts("post", "Posts", files),
      texts("case", "Cases", files),
      ...laidOut("folder").map((name2) => folderCollection(name2, files)),
      { name: "lists", label: "Lists", files: laidOut("list").map(recordsFile) },
      { name: "pages", label: "Pages and the site", files: laidOut("one").map(recordsFile) }
    ]
  };
}
function texts(kind, label, files) {
  const fields = textFields(kind);
  const folders = files.folders(TEXT_ROOTS[kind]);
  const written = folders.map((name2) => textFile(kind, name2, fields, titleOf(files, kind, name2))).reverse();
  const begun = kind === "post" ? [newPost(files)] : [];
  return { name: kind, label, i18n: true, files: [...begun, ...written] };
}
function titleOf(files, kind, name2) {
  const file = `${TEXT_ROOTS[kind]}/${name2}/${DEFAULT_LANGUAGE}.mdx`;
  const { value } = parseFrontMatter(file, splitFrontMatter(textOf(files, file)).frontMatter ?? "");
  return value?.title ?? name2;
}
function newPost(files) {
  const id = nextPostId(files.folders(TEXT_ROOTS.post));
  const [category] = jsonOf(files, "content/categories.json");
  const begun = {
    id,
    category: category?.name[DEFAULT_LANGUAGE],
    author: files.list("content/authors")[0]?.replace(".json", ""),
    date: "{{now}}",
    draft: true
  };
  return { ...textFile("post", `${id}-post`, textFields("post", begun), `New post, number ${id}`), icon: "add" };
}
function jsonOf(files, file) {
  try {
    return JSON.parse(textOf(files, file));
  } catch {
    return [];
  }
}
function textFile(kind, name2, fields, label) {
  return {
    name: name2,
    label,
    file: `${TEXT_ROOTS[kind]}/${name2}/{{locale}}.mdx`,
    ...pictures(`${TEXT_ROOTS[kind]}/${name2}`),
    format: `${kind}-frontmatter`,
    i18n: true,
    fields
  };
}
function textFields(kind, begun) {
  const isShared = (name2) => SHARED_FACTS.includes(name2);
  const fields = formFields(TEXT_SCHEMAS[kind], begun).map(
    (field) => field.name.startsWith("translated") ? { name: field.name, widget: "hidden", i18n: true } : { ...field, i18n: isShared(field.name) ? "duplicate" : true }
  );
  return [
    SOURCE,
    ...fields,
    { name: "body", label: "Body", widget: "text", i18n: true, hint: "Markdown." }
  ];
}
function folderCollection(name2, files) {
  const { layout, schema } = CONTENT_TYPES[name2];
  const folder2 = `content/${"folder" in layout ? layout.folder : ""}`;
  const isOfTexts = Object.values(TEXT_ROOTS).some((root2) => root2 === folder2);
  const ofPictures = isOfTexts ? "" : files.folders(folder2)[0] ?? "pictures";
  const records = files.list(folder2).map((file) => jsonOf(files, `${folder2}/${file}`));
  const last = Math.max(0, ...records.map(({ order = 0 }) => order)) + 1;
  const named = ["title", "name"].find((each) => each in (shapeOf(schema) ?? {}));
  return {
    name: name2,
    label: labelOf(name2),
    folder: folder2,
    extension: "json",
    ...pictures(folder2, ofPictures),
    format: name2,
    identifier_field: named && `${named}.${DEFAULT_LANGUAGE}`,
    // A record without a title or name has the key of another record, so the author types its file name.
    slug: named ? void 0 : { editable: ["create"] },
    // "npm run remove" deletes records, because it also corrects the references to them.
    delete: false,
    fields: [SOURCE, ...formFields(schema, { order: last })]
  };
}
function recordsFile(name2) {
  const { layout, schema } = CONTENT_TYPES[name2];
  const where = "one" in layout ? layout.one : "list" in layout ? layout.list : "";
  return {
    name: name2,
    label: labelOf(name2),
    file: path4.posix.join("content", where),
    ...pictures("content", "pictures"),
    format: name2,
    fields: [SOURCE, ..."list" in layout ? [formField("items", fileSchema(name2))] : formFields(schema)]
  };
}
var ONE_LINE = 100;
function formFields(schema, begun = {}) {
  return Object.entries(shapeOf(schema) ?? {}).map(
    ([name2, field]) => ({ ...formField(name2, field), default: begun[name2] })
  );
}
function formField(name2, schema) {
  const { meta } = unwrap(schema);
  const mayBeEmpty = mayBeLeftOut(schema) || elementOf(schema) !== null && !limitsOf(schema).minItems;
  const common = { name: name2, label: labelOf(name2), hint: meta.description, required: !mayBeEmpty };
  return { ...common, ...widget(schema) };
}
function widget(schema) {
  const { meta } = unwrap(schema);
  const limits = limitsOf(schema);
  if (meta.kind === "words") return { widget: "object", fields: LANGUAGES.map((language) => wordsIn(language, limits)) };
  if (meta.kind === "image") return { widget: "image", choose_url: false };
  if (meta.kind === "reference") return { widget: "relation", ...referenceTo(meta.to) };
  const element = elementOf(schema);
  if (element) return { widget: "list", ...itemsOf(element), min: limits.minItems, max: limits.maxItems };
  if (shapeOf(schema)) return { widget: "object", fields: formFields(schema) };
  if (limits.enum) return { widget: "select", options: limits.enum };
  return leaf(schema, limits);
}
function leaf(schema, limits) {
  if (limits.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const type = typeOf(schema);
  if (type === "boolean") return { widget: "boolean" };
  const { minimum: min, maximum: max } = limits;
  if (type === "number" || type === "float")
    return { widget: "number", value_type: type === "float" ? "float" : "int", min, max };
  return text(limits);
}
function wordsIn(language, { properties = {} }) {
  const { name: label, isComplete: required } = factsOf(language);
  return { name: language, label, required, ...text(properties[language] ?? {}) };
}
function text({ minLength, maxLength }) {
  const limits = { minlength: minLength === 1 ? void 0 : minLength, maxlength: maxLength };
  return { widget: (maxLength ?? 0) > ONE_LINE ? "text" : "string", use_emoji_autocomplete: false, ...limits };
}
function itemsOf(element) {
  const item = formField("item", element);
  if (item.widget !== "object") return { field: item };
  const first = item.fields?.find(({ fields, required }) => required && fields?.[0]?.name === DEFAULT_LANGUAGE);
  return { fields: item.fields, collapsed: true, summary: first && `{{${first.name}.${DEFAULT_LANGUAGE}}}` };
}
function referenceTo(to) {
  const inList = (file, list2, field) => ({
    collection: "lists",
    file,
    value_field: `${list2}.*.${field}`,
    display_fields: [`${list2}.*.${field}`]
  });
  if (to === "Category") return inList("Category", "items", `name.${DEFAULT_LANGUAGE}`);
  if (to === "Figure") return { ...inList("Ledger", "figures", "id"), collection: "pages" };
  const title2 = `${to === "Author" ? "name" : "title"}.${DEFAULT_LANGUAGE}`;
  return { collection: to, value_field: "{{slug}}", display_fields: [title2] };
}

// src/node/output/editor/writeEditor.ts
var EDITOR = "/admin";
async function writeEditor(root2, folder2, repository) {
  const own = path5.join(folder2, EDITOR);
  fs4.rmSync(own, { recursive: true, force: true });
  await bundleEditor(root2, own);
  writeForms(root2, folder2, repository);
  fs4.writeFileSync(path5.join(folder2, `${EDITOR}.html`), PAGE);
}
function writeForms(root2, folder2, repository) {
  const files = diskFiles(root2);
  const own = filesBelow(files, "content", "locales");
  const texts2 = {};
  for (const file of [...own, ...filesBelow(files, "static")])
    texts2[file] = /^(content|locales).*\.(json|mdx|css|svg)$/.test(file) ? textOf(files, file) : "";
  const copy = { texts: texts2, installed: installedNames(root2) };
  for (const file of own.filter((each) => texts2[each] === ""))
    fs4.cpSync(path5.join(root2, file), path5.join(folder2, EDITOR, file));
  const way = { backend: backendOf(repository), publish_mode: "editorial_workflow" };
  const write = (name2, value) => fs4.writeFileSync(path5.join(folder2, EDITOR, name2), JSON.stringify(value));
  write("configuration.json", { ...editorConfiguration(files), ...way });
  write("content.json", copy);
}
function backendOf(repository) {
  const [, repo = "owner/repository"] = /^https:\/\/github\.com\/(.+?)(?:\.git)?$/.exec(repository) ?? [];
  const signIn = process.env.EDITOR_SIGN_IN;
  const ways = signIn ? { base_url: signIn } : { auth_methods: ["token"] };
  return { name: "github", repo, open_authoring: true, auth_scope: "public_repo", ...ways };
}
var PAGE = `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Editor</title>
<link rel="icon" href="/favicon.svg">
<script type="module" src="${EDITOR}/editor.js"></script>
</head>
<body></body>
</html>
`;
var PACKAGE = "node_modules/@sveltia/cms/npm";
var PARSER = "node_modules/@bruits/satteri-wasm32-wasi/satteri_napi.wasm32-wasi.wasm";
function withOwnAddresses(script, assets) {
  const fetched = (_, font) => {
    const file = assets.find((name2) => name2.startsWith(font) && name2.endsWith(".woff2"));
    if (!file) throw new Error(`@sveltia/cms has no font ${font}: see what its new version fetches.`);
    return `${EDITOR}/assets/${file}`;
  };
  return script.replace(/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)]*/g, fetched).replace("https://www.githubstatus.com/api/v2/status.json", 'data:application/json,{"status":{"indicator":"none"}}');
}
var inBrowser = (root2) => ({
  name: "in-browser",
  setup({ onResolve, onLoad }) {
    const gatsby = { path: path5.join(root2, "src/editor/gatsbyReplacement.ts") };
    onResolve({ filter: /^gatsby(-plugin-react-i18next)?$/ }, () => gatsby);
    onLoad({ filter: /[\\/]readLanguageFiles\.ts$/ }, () => ({
      contents: `export const readLanguageFiles = () => (${JSON.stringify(SITE)})`
    }));
    onLoad({ filter: /[\\/]search[\\/]stemmers\.ts$/ }, () => ({ contents: stemmersSource(), resolveDir: root2 }));
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: withOwnAddresses(fs4.readFileSync(file, "utf8"), fs4.readdirSync(path5.join(root2, PACKAGE, "assets"))),
      loader: "js"
    }));
  }
});
async function bundleEditor(root2, folder2) {
  if (!fs4.existsSync(path5.join(root2, PARSER)))
    throw new Error(`/admin needs ${PARSER}. Run "npm ci"; package-lock.json must have no "cpu" in its entry.`);
  await build({
    entryPoints: { editor: path5.join(root2, "src/editor/start.ts") },
    outdir: folder2,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    // Our forms have no code, map or drawing fields, so these packages are never fetched.
    external: ["@shikijs/*", "leaflet", "terra-draw", "terra-draw-leaflet-adapter", "svgo"],
    loader: { ".woff2": "file" },
    define: {
      ...languageConstants(),
      "process.env": "{}"
    },
    plugins: [inBrowser(root2)],
    logLevel: "silent",
    legalComments: "none"
  });
  const assets = { recursive: true, filter: (file) => !file.endsWith(".map") };
  fs4.cpSync(path5.join(root2, PARSER), path5.join(folder2, path5.basename(PARSER)));
  fs4.cpSync(path5.join(root2, PACKAGE, "assets"), path5.join(folder2, "assets"), assets);
}

// src/node/output/hosting/contentSecurityPolicy.ts
var inOneLine = (directives) => Object.entries(directives).map(([name2, sources]) => [name2, ...sources.filter(Boolean)].join(" ")).join("; ");
function editorPolicy(repository, siteUrl) {
  const isOnGitHub = repository.startsWith("https://github.com/");
  const own = ["'self'", siteUrl, "http://localhost:*", "http://127.0.0.1:*"];
  return inOneLine({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "worker-src": ["'self'", "blob:"],
    "style-src": ["'self'", "'unsafe-inline'", "blob:"],
    "img-src": [...own, "data:", "blob:", isOnGitHub ? "https://avatars.githubusercontent.com" : void 0],
    "font-src": own,
    "connect-src": ["'self'", "data:", "blob:", isOnGitHub ? "https://api.github.com" : void 0],
    "frame-src": ["'self'", "blob:"],
    "manifest-src": ["'self'", "blob:"],
    "base-uri": ["'self'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"]
  });
}

// src/node/output/hosting/headers.ts
var DIGESTED = "[-.][0-9a-f]{10}\\.[.\\w]+$";
var IMMUTABLE = "public, max-age=31536000, immutable";
var CHECK_EACH_TIME = "public, max-age=0, must-revalidate";
function documentHeaders({ policy: policy2 }) {
  return {
    "Content-Security-Policy": policy2,
    "Strict-Transport-Security": "max-age=31536000",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp"
  };
}
function editorHeaders(options2) {
  const headers = documentHeaders({ ...options2, policy: options2.editorPolicy ?? options2.policy });
  return { ...headers, "Cross-Origin-Opener-Policy": "same-origin-allow-popups" };
}
var SUBRESOURCES = "^/brand-icons/|^/favicon\\.svg$|\\.(?:js|css|json|woff2|webp|png|jpe?g|ico)$";
function commonHeaders({ preview }) {
  return {
    "X-Content-Type-Options": "nosniff",
    ...preview ? { "X-Robots-Tag": "noindex" } : {}
  };
}
var markdownHeaders = ({ preview }) => ({
  "Content-Type": "text/markdown; charset=utf-8",
  ...preview ? {} : { "X-Robots-Tag": "noindex" }
});
var LONGEST_LINE = 2e3;
function rootPatterns(names) {
  const digested = names.filter((name2) => new RegExp(DIGESTED).test(name2)).sort();
  return [...new Set(digested.map((name2) => `/${name2.replace(/^([^-.]+-).*/, "$1*")}`))];
}
function headersFile(options2, pages, rootFiles) {
  const block = (pattern, headers) => [
    pattern,
    ...Object.entries(headers).map(([name2, value]) => `  ${name2}: ${value}`)
  ];
  const markdown = pages.some((page) => page.endsWith("md")) ? [] : [block("/*.md", markdownHeaders(options2))];
  const ofDocuments = documentHeaders(options2);
  const apart = options2.editorPolicy !== void 0;
  const inRoot = pages.filter((page) => page.lastIndexOf("/") === 0);
  const blocks = [
    block("/*", { ...apart ? {} : ofDocuments, ...commonHeaders(options2) }),
    ...apart ? ["/:first/*", ...inRoot].map((pattern) => block(pattern, ofDocuments)) : [],
    ...apart ? [block("/admin", editorHeaders(options2))] : [],
    ...markdown,
    ...["/static/*", ...rootPatterns(rootFiles)].map((pattern) => block(pattern, { "Cache-Control": IMMUTABLE }))
  ];
  const long = blocks.flat().find((line) => line.length > LONGEST_LINE);
  if (long)
    throw new Error(
      `Cloudflare Pages takes ${LONGEST_LINE} characters a line of _headers. Do inline scripts or styles differ from page to page? What differs belongs into data- attributes. The line: ${long}`
    );
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}
`;
}

// scripts/server/createSiteServer.ts
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";

// src/routing/routes.ts
var EVERYWHERE = Object.fromEntries(
  LANGUAGES.map((language) => [language, { status: "translated", contentLanguage: language }])
);
var NOT_FOUND_PAGES = [
  { kind: "post", neutralPath: "/blog/404.html", covers: "/blog/" },
  { kind: "solution", neutralPath: "/solutions/404.html", covers: "/solutions/" },
  { kind: "industry", neutralPath: "/industries/404.html", covers: "/industries/" },
  { kind: "page", neutralPath: "/404.html", covers: "/" }
];
function notFoundPagesOf(path7) {
  const neutral = toNeutralPath(path7);
  return NOT_FOUND_PAGES.filter(({ covers }) => neutral.startsWith(covers)).map(
    ({ neutralPath }) => localizePath(neutralPath, languageOfPath(path7))
  );
}

// src/node/output/cleanUrls.ts
function htmlFile(page) {
  if (page === "/") return "index.html";
  return page.slice(1).endsWith(".html") ? page.slice(1) : `${page.slice(1)}.html`;
}

// src/text/escapePattern.ts
var escapePattern = (text2) => text2.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

// scripts/server/hostFiles.ts
function parseHeadersFile(text2) {
  const rules = [];
  for (const line of text2.split("\n").filter(Boolean)) {
    const [, name2, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name2) rules.at(-1).set.push([name2.toLowerCase(), value]);
    else rules.push({ pattern: line, set: [] });
  }
  return rules;
}
function matches(pattern, pathname) {
  const source = escapePattern(pattern).replaceAll("\\*", ".*").replace(/:[A-Za-z]\w*/g, "[^/]+");
  return new RegExp(`^${source}$`).test(pathname);
}
function headersFor(rules, pathname) {
  return Object.fromEntries(rules.filter(({ pattern }) => matches(pattern, pathname)).flatMap(({ set }) => set));
}
function parseRedirectsFile(text2) {
  const lines = text2.split(/\r?\n/).map((line) => line.trim().split(/\s+/));
  const rules = lines.filter(([, , status]) => status === "301" || status === "410");
  return new Map(rules.map(([from, to, status]) => [from, status === "301" ? to : null]));
}

// scripts/server/createSiteServer.ts
var SUBRESOURCE = new RegExp(SUBRESOURCES);
var OF_DOCUMENTS = new Set(
  Object.keys(documentHeaders({ preview: false, policy: "" })).map((name2) => name2.toLowerCase())
);
var compress = compression({
  threshold: 1024,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  filter: (request, response) => !request.headers.range && compression.filter(request, response)
});
function answer2(response, status, text2, headers = {}) {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...headers }).end(`${text2}
`);
}
function createSiteServer({ root: root2, mail, log = () => {
} }) {
  const rulesIn = (name2) => isFile(`/${name2}`) ? readFileSync(join(root2, name2), "utf8") : "";
  const files = sirv(root2, {
    // Checks the disk for each request instead of keeping a list from the start.
    dev: true,
    etag: true,
    extensions: ["html"],
    dotfiles: true,
    setHeaders: (response, pathname) => {
      if (pathname.endsWith(".ico")) response.setHeader("content-type", "image/x-icon");
      if (pathname.endsWith(".md")) response.setHeader("content-type", "text/markdown; charset=utf-8");
    }
  });
  const isFile = (path7) => {
    try {
      return statSync(join(root2, path7)).isFile();
    } catch {
      return false;
    }
  };
  function setHeaders(response, pathname, isDocument = !SUBRESOURCE.test(pathname)) {
    for (const [name2, value] of Object.entries(headersFor(parseHeadersFile(rulesIn("_headers")), pathname)))
      if (isDocument || !OF_DOCUMENTS.has(name2)) response.setHeader(name2, value);
    if (isDocument) response.setHeader("vary", "Accept");
    if (!response.hasHeader("cache-control")) response.setHeader("cache-control", CHECK_EACH_TIME);
  }
  function notFound(response, pathname, status = 404) {
    setHeaders(response, pathname, true);
    response.setHeader("cache-control", CHECK_EACH_TIME);
    const page = notFoundPagesOf(pathname).find(isFile);
    if (!page) return answer2(response, status, "Not found");
    response.writeHead(status, { "content-type": "text/html;charset=utf-8" }).end(readFileSync(join(root2, page)));
  }
  function serve(request, response, { pathname, query }) {
    if (isPrivate(pathname) || isNotFoundPage(pathname)) return notFound(response, pathname);
    const markdown = markdownPath(pathname);
    const wantsMarkdown = /text\/markdown(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(request.headers.accept ?? "");
    request.url = encodeURI(wantsMarkdown && isFile(markdown) ? markdown : pathname) + query;
    if (pathname.endsWith(".md") && isFile(pathname)) {
      const [, page] = /^url: "(.*)"$/m.exec(readFileSync(join(root2, pathname), "utf8")) ?? [];
      if (page) response.setHeader("link", `<${page}>; rel="canonical"`);
    }
    files(request, response, () => notFound(response, pathname));
  }
  function handle(request, response) {
    if (mail?.(request, response)) return;
    const address = parseAddress(request.url ?? "");
    setHeaders(response, address?.pathname ?? "/");
    if (request.method !== "GET" && request.method !== "HEAD")
      return answer2(response, 405, "Only GET and HEAD", { allow: "GET, HEAD" });
    if (!address) return answer2(response, 400, "Malformed address");
    const moved = isPrivate(address.pathname) ? void 0 : parseRedirectsFile(rulesIn("_redirects")).get(address.pathname);
    if (moved === null) return notFound(response, address.pathname, 410);
    const target = moved ?? redirectTarget(address, isFile);
    if (target !== void 0) {
      const location = target + address.query;
      return answer2(response, 301, `Moved to ${location}`, { location, "cache-control": CHECK_EACH_TIME });
    }
    serve(request, response, address);
  }
  return createServer((request, response) => {
    try {
      compress(request, response, () => handle(request, response));
    } catch (error) {
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.message : String(error)}`);
      if (response.headersSent) response.destroy();
      else answer2(response, 500, "This server failed to answer");
    }
  });
}
function parseAddress(url) {
  const [, raw, query = ""] = /^(\/[^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  if (raw === void 0) return void 0;
  try {
    const segments = raw.split("/").map((segment) => decodeURIComponent(segment));
    if (segments.some((segment) => /^\.{1,2}$|[/\\\u0000-\u001f\u007f]/.test(segment))) return void 0;
    return { raw, pathname: segments.join("/"), query };
  } catch {
    return void 0;
  }
}
function redirectTarget({ raw }, hasFile) {
  const collapsed = raw.replace(/\/{2,}/g, "/");
  const path7 = collapsed.replace(/\/$/, "") || "/";
  if (isNotFoundPage(path7)) return path7 === raw ? void 0 : path7;
  const page = path7.replace(/\.html$/, "").replace(/\/index$/, "") || "/";
  const target = page !== path7 && hasFile(`/${htmlFile(decodeURIComponent(page))}`) ? page : path7;
  return target === raw ? void 0 : target;
}
function isPrivate(pathname) {
  return /^\/(_headers|_redirects|nginx\.conf)$/.test(pathname) || /\/\.(?!well-known(\/|$))/.test(pathname);
}
function isNotFoundPage(pathname) {
  return /(^|\/)404(\.html)?$/.test(pathname);
}

// ../../../tmp/wcx/serve.ts
var folder = "/tmp/wcx/site";
fs5.mkdirSync(folder, { recursive: true });
for (const name2 of fs5.readdirSync("public").filter((each) => !/^(?:_headers|admin)/.test(each)))
  if (!fs5.existsSync(path6.join(folder, name2))) fs5.symlinkSync(path6.resolve("public", name2), path6.join(folder, name2));
await writeEditor(path6.resolve("."), folder, "https://github.com/owner/repository");
var [, policy = ""] = /Content-Security-Policy: (.*)/.exec(fs5.readFileSync("public/_headers", "utf8")) ?? [];
var options = { preview: true, policy, editorPolicy: editorPolicy("https://github.com/owner/repository", "https://dock.example") };
fs5.writeFileSync(path6.join(folder, "_headers"), headersFile(options, ["/", "/about"], []));
if (process.argv[2]) {
  console.log(Object.keys(createSiteServer));
}
var server = createSiteServer({ root: folder });
server.listen(8177, "127.0.0.1", () => console.log("listening"));

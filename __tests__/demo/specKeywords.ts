/**
 * The rules of the specification, in its order: the keywords of section 5, copied from the specification and not read
 * from the content, and questions written from it alone, in English and Russian; ";" stands between them.
 */
const RULES: Readonly<Record<string, readonly [keywords: string, en: string, ru: string]>> = {
  price: [
    'price; cost; budget; how much; pricing',
    'My budget is small; What would it cost?; your pricing model; how much for an android app; the cost of your service',
    'Какая цена?; Бюджет небольшой; Сколько стоит приложение?; стоимость услуги; Расскажите о ценах',
  ],
  services: [
    'what services; what do you offer; what do you do; service',
    'Tell me your service list; What do you do?; So what do you offer to web shops?; mobile services; I need a service',
    'Список услуг; Что вы предлагаете?; Чем вы занимаетесь?; Что вы делаете?; Какие у вас услуги для сайтов?',
  ],
  mobile: [
    'mobile; app; ios; android',
    'Do you know android?; web or mobile; an app for my shop; An iOS release; Is the website better than an app?',
    'Знаете андроид?; Зелёные  ПРИЛОЖЕНИЯ!; сайт или мобильное приложение; что-нибудь под айос; Пишете под Android?',
  ],
  web: [
    'web; website',
    'I need a website; our web page is old; a website with AI; websites for schools; Web?',
    'Нужен сайт; веб-разработка; сайт с ИИ; Старый сайт пора менять; сайты для школ',
  ],
  ai: [
    'ai; machine learning; artificial intelligence; automation',
    'AI project, how long; automation of paperwork; Machine learning?; Do you like artificial intelligence?; AI',
    'Нужен ИИ, срочно; автоматизация склада; Искусственный интеллект; нейросети; машинное обучение',
  ],
  timeline: [
    'how long; timeline; duration; time',
    'how long does a project run; What is the duration?; a timeline, please; Is there time until May?; How long is the process?',
    'Как долго идёт проект?; Какие сроки?; Сколько времени это занимает?; длительность работ; Какой срок проекта?',
  ],
  contact: [
    'contact; reach; phone; email; call',
    'What is your email?; Call me tomorrow; How do I reach your team?; a phone number; Whom do I contact about a project?',
    'Какой у вас телефон?; Как с вами связаться?; ваши контакты; Дайте почту; Можно позвонить?',
  ],
  portfolio: [
    'portfolio; project; work; example; case stud',
    'workflow; Show me your work; an example of your company; case studies; how do you work',
    'Покажите портфолио; Примеры; ваши проекты; кейсы; пример вашей компании',
  ],
  technology: [
    'technolog; tech stack; tools; framework',
    'Which framework?; tools of your team; your tech stack; modern technologies; what technology',
    'Какие технологии?; какой у вас tech stack; Ваш стек; инструменты команды; фреймворки',
  ],
  team: [
    'team; about; company; who are you',
    'Who are you?; Tell me about yourself; How big is the company?; the team; What about your process?',
    'Кто вы?; Расскажите о себе; О компании; Ваша команда; Большая ли у вас компания?',
  ],
  process: [
    'process; methodology; how do you work; workflow',
    'What is your process?; Which methodology?; processes; the process of this sector; A process with support?',
    'Какой у вас процесс?; Методология; Как вы работаете?; процессы; процесс и поддержка',
  ],
  industry: [
    'industr; sector; domain',
    'Which sector do you serve?; Which industries?; my domain; industrial firms; support for a sector',
    'Какие отрасли?; Наш сектор; индустрия моды; В какой вы сфере?; Отраслевые решения',
  ],
  support: [
    'support; maintenance; after launch; updates',
    'Do you give support?; maintenance; what comes after launch; Are there updates?; unsupported',
    'Есть поддержка?; обслуживание; Что после запуска?; обновления; Сопровождаете?',
  ],
  start: [
    'get started; how to start; begin',
    'Let us begin; How do I get started?; how to start; Where do we begin?; We begin on Monday',
    'С чего начать?; Давайте начнём; Как начать?; Хотим начать; начинаем',
  ],
  greeting: [
    'hello; hi; hey; good morning; good afternoon',
    'Hello!; hi there; Hey, nice page; Good morning from Berlin; thanks, hello',
    'Привет!; Здравствуйте; Добрый день; ghbdtn; privet; приииивет',
  ],
  thanks: [
    'thank; thanks',
    'Thanks!; Thank you so much; thank you, Ann; many thanks to all; ok thanks',
    'Спасибо!; Благодарю вас; спасибо большое; ок, спасибо; Спасибо за ответ',
  ],
}

export const SPEC_RULES = Object.entries(RULES).map(([id, lists]) => {
  const [keywords, en, ru] = lists.map((list) => list.split('; '))
  return { id, keywords, en, ru }
})

interface Rule {
  id: string
  /** Spec section 5. Copied from the specification, not read from the content. */
  keywords: readonly string[]
  /** Questions written from the specification alone. */
  phrases: readonly string[]
  russian: readonly string[]
}

/** The rules of the specification, in its order. */
export const SPEC_RULES: readonly Rule[] = [
  {
    id: 'price',
    keywords: ['price', 'cost', 'budget', 'how much', 'pricing'],
    phrases: [
      'My budget is small',
      'What would it cost?',
      'your pricing model',
      'how much for an android app',
      'the cost of your service',
    ],
    russian: ['Какая цена?', 'Бюджет небольшой', 'Сколько стоит приложение?', 'стоимость услуги', 'Расскажите о ценах'],
  },
  {
    id: 'services',
    keywords: ['what services', 'what do you offer', 'what do you do', 'service'],
    phrases: [
      'Tell me your service list',
      'What do you do?',
      'So what do you offer to web shops?',
      'mobile services',
      'I need a service',
    ],
    russian: [
      'Список услуг',
      'Что вы предлагаете?',
      'Чем вы занимаетесь?',
      'Что вы делаете?',
      'Какие у вас услуги для сайтов?',
    ],
  },
  {
    id: 'mobile',
    keywords: ['mobile', 'app', 'ios', 'android'],
    phrases: [
      'Do you know android?',
      'web or mobile',
      'an app for my shop',
      'An iOS release',
      'Is the website better than an app?',
    ],
    russian: [
      'Знаете андроид?',
      'Зелёные  ПРИЛОЖЕНИЯ!',
      'сайт или мобильное приложение',
      'что-нибудь под айос',
      'Пишете под Android?',
    ],
  },
  {
    id: 'web',
    keywords: ['web', 'website'],
    phrases: ['I need a website', 'our web page is old', 'a website with AI', 'websites for schools', 'Web?'],
    russian: ['Нужен сайт', 'веб-разработка', 'сайт с ИИ', 'Старый сайт пора менять', 'сайты для школ'],
  },
  {
    id: 'ai',
    keywords: ['ai', 'machine learning', 'artificial intelligence', 'automation'],
    phrases: [
      'AI project, how long',
      'automation of paperwork',
      'Machine learning?',
      'Do you like artificial intelligence?',
      'AI',
    ],
    russian: ['Нужен ИИ, срочно', 'автоматизация склада', 'Искусственный интеллект', 'нейросети', 'машинное обучение'],
  },
  {
    id: 'timeline',
    keywords: ['how long', 'timeline', 'duration', 'time'],
    phrases: [
      'how long does a project run',
      'What is the duration?',
      'a timeline, please',
      'Is there time until May?',
      'How long is the process?',
    ],
    russian: [
      'Как долго идёт проект?',
      'Какие сроки?',
      'Сколько времени это занимает?',
      'длительность работ',
      'Какой срок проекта?',
    ],
  },
  {
    id: 'contact',
    keywords: ['contact', 'reach', 'phone', 'email', 'call'],
    phrases: [
      'What is your email?',
      'Call me tomorrow',
      'How do I reach your team?',
      'a phone number',
      'Whom do I contact about a project?',
    ],
    russian: ['Какой у вас телефон?', 'Как с вами связаться?', 'ваши контакты', 'Дайте почту', 'Можно позвонить?'],
  },
  {
    id: 'portfolio',
    keywords: ['portfolio', 'project', 'work', 'example', 'case stud'],
    phrases: ['workflow', 'Show me your work', 'an example of your company', 'case studies', 'how do you work'],
    russian: ['Покажите портфолио', 'Примеры', 'ваши проекты', 'кейсы', 'пример вашей компании'],
  },
  {
    id: 'technology',
    keywords: ['technolog', 'tech stack', 'tools', 'framework'],
    phrases: ['Which framework?', 'tools of your team', 'your tech stack', 'modern technologies', 'what technology'],
    russian: ['Какие технологии?', 'какой у вас tech stack', 'Ваш стек', 'инструменты команды', 'фреймворки'],
  },
  {
    id: 'team',
    keywords: ['team', 'about', 'company', 'who are you'],
    phrases: [
      'Who are you?',
      'Tell me about yourself',
      'How big is the company?',
      'the team',
      'What about your process?',
    ],
    russian: ['Кто вы?', 'Расскажите о себе', 'О компании', 'Ваша команда', 'Большая ли у вас компания?'],
  },
  {
    id: 'process',
    keywords: ['process', 'methodology', 'how do you work', 'workflow'],
    phrases: [
      'What is your process?',
      'Which methodology?',
      'processes',
      'the process of this sector',
      'A process with support?',
    ],
    russian: ['Какой у вас процесс?', 'Методология', 'Как вы работаете?', 'процессы', 'процесс и поддержка'],
  },
  {
    id: 'industry',
    keywords: ['industr', 'sector', 'domain'],
    phrases: [
      'Which sector do you serve?',
      'Which industries?',
      'my domain',
      'industrial firms',
      'support for a sector',
    ],
    russian: ['Какие отрасли?', 'Наш сектор', 'индустрия моды', 'В какой вы сфере?', 'Отраслевые решения'],
  },
  {
    id: 'support',
    keywords: ['support', 'maintenance', 'after launch', 'updates'],
    phrases: ['Do you give support?', 'maintenance', 'what comes after launch', 'Are there updates?', 'unsupported'],
    russian: ['Есть поддержка?', 'обслуживание', 'Что после запуска?', 'обновления', 'Сопровождаете?'],
  },
  {
    id: 'start',
    keywords: ['get started', 'how to start', 'begin'],
    phrases: ['Let us begin', 'How do I get started?', 'how to start', 'Where do we begin?', 'We begin on Monday'],
    russian: ['С чего начать?', 'Давайте начнём', 'Как начать?', 'Хотим начать', 'начинаем'],
  },
  {
    id: 'greeting',
    keywords: ['hello', 'hi', 'hey', 'good morning', 'good afternoon'],
    phrases: ['Hello!', 'hi there', 'Hey, nice page', 'Good morning from Berlin', 'thanks, hello'],
    russian: ['Привет!', 'Здравствуйте', 'Добрый день', 'ghbdtn', 'privet', 'приииивет'],
  },
  {
    id: 'thanks',
    keywords: ['thank', 'thanks'],
    phrases: ['Thanks!', 'Thank you so much', 'thank you, Ann', 'many thanks to all', 'ok thanks'],
    russian: ['Спасибо!', 'Благодарю вас', 'спасибо большое', 'ок, спасибо', 'Спасибо за ответ'],
  },
]

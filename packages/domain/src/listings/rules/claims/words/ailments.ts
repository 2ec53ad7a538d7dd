import { phrases } from './phrases.js';
import { nounForms } from '../terms/inflected.js';

/** Illnesses and complaints in English, with their plurals: to act on one of them is what a drug does. */
export const AILMENTS: readonly string[] = [
  ...phrases(
    `thinning hair, falling hair, hair from falling, stiffness, arthritic knees, arthritic joints, arthritic pain`,
  ),
  ...nounForms('allergy', 'asthma', 'cancer', 'cough', 'cramp', 'disease', 'eczema', 'fever', 'headache', 'infection'),
  ...nounForms('illness', 'inflammation', 'migraine', 'rash', 'seizure', 'tumor', 'tumour', 'ulcer', 'wart', 'wound'),
  ...nounForms(
    ...phrases(`pimple, cold sore, kidney stone, hot flash, panic attack, heart attack, stroke, blood clot`),
  ),
  ...['acne', 'adhd', 'ailments', 'alzheimer', 'alzheimers', 'anemia', 'anxiety', 'arthritis', 'autism', 'common cold'],
  ...phrases(`colds, cold and flu, flu, influenza, covid, covid 19, coronavirus, dementia, depression, diabetes, bronchitis,
      cataracts, cavities, cellulitis, chickenpox, colic, colitis, congestion, dermatitis, diarrhea, diarrhoea,
      dengue, malaria, epilepsy, fibromyalgia, fungal infections, glaucoma, gout`),
  ...['hay fever', 'heartburn', 'heart disease', 'hepatitis', 'herpes', 'hiv', 'hypertension', 'hypotension', 'ibs'],
  ...phrases(`indigestion, insomnia, sleeplessness, sleep apnea, sleep apnoea, snoring, jaundice, joint stiffness, lupus,
      menopause, menstrual cramps, morning sickness, motion sickness, nausea, neuropathy, obesity, osteoarthritis,
      osteoporosis, parkinson, parkinsons, piles, hemorrhoids, haemorrhoids, pcos, pcod, plantar, plantar fasciitis,
      pneumonia, psoriasis, ptsd, ocd, ringworm, rosacea, sciatica, scoliosis, sids, sudden infant death, crib death,
      cot death, sinusitis, sinus congestion, sore throat, stomach ache, swelling, tendonitis, tendinitis, tennis
      elbow, thyroid, tinnitus, toothache, tuberculosis, typhoid, uti, urinary tract infections, varicose veins,
      vertigo, acid reflux, acidity, bloating, constipation, athletes foot, athlete's foot, toenail fungus, nail
      fungus, carpal tunnel, bedsores, bed sores, fatty liver, pain, pains, aches, aches and pains, joint pain, back
      pain, knee pain, neck pain, muscle pain, nerve pain, foot pain, heel pain, period pain, teething pain, chronic
      pain, sore muscles, muscle spasms, arthritic, hair fall, hairfall, hair loss, hair thinning, baldness, alopecia,
      blood sugar, blood glucose, sugar levels, blood pressure, bp, cholesterol, bad cholesterol, ldl, triglycerides,
      uric acid, memory loss, hangovers, erectile dysfunction, premature ejaculation, infertility, impotence,
      addiction, toxicity, vision loss`),
];

/** What a claim to strengthen the body names. */
export const BODY_FUNCTIONS: readonly string[] = [
  ...['immunity', 'immune system', 'immune response', 'immune health', 'immune function', 'metabolism', 'testosterone'],
  ...phrases(`libido, sex drive, stamina in bed, fertility, sperm count, blood circulation, blood flow, circulation`),
  ...['gut health', 'liver function', 'liver health', 'kidney function', 'brain function', 'bone density', 'hormones'],
  ...['hormone balance', 'hormone levels', 'hair growth', 'hair follicles', 'breast milk', 'milk supply', 'lactation'],
  ...phrases(`digestion, eyesight, serotonin, dopamine, cortisol, thyroid function, heart health, lung capacity`),
];

/** German illnesses and complaints. */
export const GERMAN_AILMENTS: readonly string[] = [
  ...phrases(`akne, pickel, schmerz, schmerzen, gelenkschmerzen, rückenschmerzen, kopfschmerzen, nackenschmerzen`),
  ...['muskelschmerzen', 'knieschmerzen', 'regelschmerzen', 'halsschmerzen', 'verspannungen', 'muskelkater', 'migräne'],
  ...phrases(`arthrose, arthritis, rheuma, gicht, diabetes, blutzucker, blutzuckerspiegel, blutdruck, bluthochdruck,
      cholesterin, cholesterinspiegel, schlafstörungen, schlaflosigkeit, schlafprobleme, stress, angst, ängste,
      angstzustände, depression, depressionen, erkältung, erkältungen, grippe, husten, schnupfen, heuschnupfen,
      allergie, allergien, asthma, neurodermitis, schuppenflechte, ekzeme, krebs, haarausfall, übergewicht, bauchfett,
      entzündung, entzündungen, infektion, infektionen, krämpfe, verstopfung, durchfall, sodbrennen, blähungen,
      krampfadern, hämorrhoiden, nagelpilz, fußpilz, pilzinfektionen, warzen, wunden, demenz, tinnitus, schnarchen,
      krankheit, krankheiten, juckreiz, übelkeit, fieber, cellulite, herzinfarkt`),
];

/** Complaints in Hindi as it is written in Latin letters. */
export const HINDI_AILMENTS: readonly string[] = [
  ...['muhason', 'daag dhabbe', 'jodon ka dard', 'ghutno ka dard', 'kamar dard', 'pet dard', 'bimariyo'],
  ...phrases(`bimari, beemari, bimariyan, bimariyon, rog, madhumeh, sugar, diabetes, bp, blood pressure, dard, sardard,
      sirdard, sardi, khansi, khaansi, zukam, zukaam, jukam, bukhar, kabz, kabj, gas, acidity, motapa, vajan, wajan,
      weight, charbi, baal jhadna, bal jhadna, baalo ka jhadna, baalon ka jhadna, jhadna, jhadte baal, ganjapan, hair
      fall, hairfall, pimple, pimples, muhase, muhaase, jhaiyan, anidra, tanav, tension, stress, chinta, cancer,
      gathiya, sujan, soojan, piles, bawasir, khujli, daad, infection, cholesterol, thyroid, ulcer, pathri, asthma,
      dama, allergy, kamzori, kamjori, napunsakta, shighrapatan`),
];
